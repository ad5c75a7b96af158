import * as z from 'zod';
import { commonDocument, officialPage, sourceRules } from './document';
import {
  aliases,
  line,
  lines,
  oneOf,
  pageTitle,
  prose,
  searchDescription,
  updated,
} from './fields';
import { group, labeled } from './labeled';
import { withRules } from './rules';
import { stamps } from './stamps';
import { civicKind } from './town';

const faqItem = group('Question', {
  question: line(8, 120).describe('As a client would ask it.'),
  answer: prose(8, 110),
});

/** A visit to an institution with its own rules, and how it goes. */
const visit = group('Place', {
  kind: labeled(oneOf({ hospital: 'Hospital' }).optional(), 'Kind of place').describe(
    'Pages of towns link to how a visit to a hospital goes. Without one, they have no such link.',
  ),
  title: labeled(line(4, 40), 'Where').describe('Where the visit is, such as a hospital.'),
  message: line(8, 80).describe('What a client in need of a visit there writes, in a sentence.'),
  address: labeled(line(4, 60), 'Address').describe(
    'What the message asks for instead of the address, such as "Hospital and room number".',
  ),
  steps: lines('Step', 20, 360)
    .min(2)
    .max(10)
    .describe('How the visit goes, from the first call. The first sentence of each is in bold.'),
  source: line(5, 200).describe(
    'Where the rules come from, so you can check them. Not shown on the page.',
  ),
});

/** An entry on the certificate at the head of the page. */
const certificateEntry = (title: string) =>
  group(title, {
    value: labeled(line(5, 32), 'In large letters'),
    note: labeled(line(10, 180), 'Below it'),
  });

/** What a service page says below its title; it leaves out an empty list. */
const serviceTexts = z.strictObject({
  description: labeled(line(70, 160), 'Description').describe('Below its name, also on its card.'),
  pageDescription: searchDescription
    .optional()
    .describe("What a search result shows below the title, if it's not the description."),
  intro: labeled(prose(40, 120), 'Introduction').describe(
    'What happens, and what to know first. An empty line starts a new paragraph.',
  ),
  bring: labeled(certificateEntry('').optional(), 'What to have ready').describe(
    "In a few words, only if it's not what every visit takes. The full list is below on the page.",
  ),
  message: line(8, 80).describe(
    'What a client writes about it, in a sentence, such as "It\'s a loan signing."',
  ),
  commonDocuments: labeled(
    z.array(commonDocument).max(20).default([]),
    'Common documents',
  ).describe('8 to 20 of them. Cards show the first four; the page folds those after the twelfth.'),
  included: labeled(lines('Line', 2, 140).max(8).default([]), "What's included").describe(
    '4 to 8 things.',
  ),
  extras: lines('Extra', 2, 140)
    .max(8)
    .default([])
    .describe('What else you offer, 3 to 8 things. List only what you really do.'),
  faq: labeled(z.array(faqItem).max(12).default([]), 'Questions and answers').describe(
    '5 to 12 of them.',
  ),
});

/**
 * One file in content/services. The file name is the slug. A service that needs the authorization
 * to notarize online has its texts for when there is none under `otherwise`.
 */
export const serviceFile = withRules(
  z.strictObject({
    aliases,
    title: labeled(line(5, 45), 'Name'),
    pageTitle,
    stamp: labeled(oneOf(stamps).default('pen'), 'Stamp').describe(
      'The picture on its cards and at the head of its page.',
    ),
    ...serviceTexts.shape,
    cost: labeled(certificateEntry('').optional(), 'What it costs').describe(
      "Only if a visit's fees aren't what the reader pays, such as a signing the title company pays for.",
    ),
    howLong: labeled(certificateEntry('').optional(), 'How long it takes').describe(
      'Only if you can say, such as 45-60 minutes.',
    ),
    visits: labeled(
      z.array(visit).min(1).max(4).optional(),
      'Places with their own rules',
    ).describe('Such as a hospital or a jail, and how a visit there goes.'),
    officialPages: z
      .array(officialPage)
      .min(1)
      .max(6)
      .optional()
      .describe('Pages of offices the texts mention, linked below the questions.'),
    popularWith: labeled(
      z.array(labeled(civicKind, 'Kind of place')).optional(),
      'Most asked for in towns with',
    ).describe('Pages of towns with such an office, such as a hospital, name this service first.'),
    officers: labeled(z.boolean().default(false), 'Offices order it').describe(
      'The page then says how to order, and what an office asks first.',
    ),
    needs: labeled(
      oneOf({ remote: 'An authorization to notarize online' }).optional(),
      'What you need to offer it',
    ).describe('Leave it empty if a commission is enough.'),
    otherwise: labeled(serviceTexts.optional(), 'The page without that authorization').describe(
      "Only for a service that needs one: what its page says while you don't have it.",
    ),
    updated,
  }),
  ({ needs, otherwise, officialPages = [], commonDocuments }) => [
    ...sourceRules(commonDocuments, officialPages, []),
    ...sourceRules(otherwise?.commonDocuments ?? [], officialPages, ['otherwise']),
    [
      !needs === !otherwise,
      needs ? 'otherwise' : 'needs',
      'what you need to offer it together with the page without that, or neither',
    ],
  ],
);
export type ServiceRecord = z.infer<typeof serviceFile> & { slug: string };

/** A service as it applies on the day of the build. */
export type Service = Omit<ServiceRecord, 'needs' | 'otherwise'> & {
  /** Whether the service is done online, with no travel. */
  online: boolean;
};
