import { z } from 'zod';
import {
  aliases,
  line,
  lines,
  pageTitle,
  prose,
  searchDescription,
  updated,
  verified,
  webUrl,
  withRules,
} from './fields';
import { group, labeled } from './labeled';
import { civicKind } from './town';

const faqItem = group('', 'Question', {
  question: labeled(line(8, 120), 'As a client would ask it.'),
  answer: prose(8, 110),
});

/** A visit to an institution with its own rules: whom to call first, and how the visit goes. */
const visit = group('', 'Place', {
  title: labeled(line(4, 40), 'Where the visit is, such as a hospital.', 'Where'),
  callFirst: labeled(line(10, 200), 'Whom the client calls before the visit, and what to ask.'),
  steps: labeled(lines('Step', 20, 260).min(2).max(6), 'How the visit goes, in 2 to 6 steps.'),
  source: labeled(
    line(5, 200),
    'Where the rules come from, so you can check them. Not shown on the page.',
  ),
});

/** Whether the owner has opened a link. */
export const opened = labeled(
  verified,
  "Confirm it once you've opened the link and it's the page its name says it is.",
);

/** A government page that the texts send clients to. */
const officialPage = group('', 'Official page', {
  name: labeled(line(5, 90), 'The office, and what its page is about.'),
  url: webUrl,
  verified: opened,
});

/** What a service page says below its title. */
const serviceTexts = z.strictObject({
  description: searchDescription,
  intro: labeled(
    prose(40, 120),
    'What happens, and what to know first. An empty line starts a new paragraph.',
    'Introduction',
  ),
  bring: group('In a few words. The page shows the full list below.', 'What to have ready', {
    identity: labeled(line(10, 45), 'Which one.', 'ID'),
    also: labeled(line(10, 60), 'Such as every page, unsigned.', 'Anything else'),
  }),
  commonDocuments: labeled(lines('Document', 2, 80).min(8).max(12), '8 to 12 of them.'),
  included: labeled(lines('Line', 2, 140).min(4).max(8), '4 to 8 things.', "What's included"),
  extras: labeled(
    lines('Extra', 2, 140).min(3).max(8),
    'What else you offer, 3 to 8 things. List only what you really do.',
  ),
  faq: labeled(z.array(faqItem).min(5).max(12), '5 to 12 of them.', 'Questions and answers'),
});

/**
 * One file in content/services. The file name is the slug. A service that needs the authorization
 * to notarize online has its texts for when there is none under `otherwise`.
 */
export const serviceFile = withRules(
  z.strictObject({
    aliases,
    title: labeled(line(5, 45), '', 'Name'),
    pageTitle,
    ...serviceTexts.shape,
    cost: labeled(
      line(10, 90).optional(),
      "Only if a visit's fees aren't what the reader pays, such as a signing the title company pays for.",
      'What it costs',
    ),
    visits: labeled(
      z.array(visit).min(1).max(4).optional(),
      'Such as a hospital or a jail.',
      'Places with their own rules',
    ),
    officialPages: labeled(
      z.array(officialPage).min(1).max(6).optional(),
      'Pages of offices the texts mention, linked below the questions.',
    ),
    popularWith: labeled(
      z.array(labeled(civicKind, '', 'Kind of place')).optional(),
      'Pages of towns with such an office, such as a hospital, name this service first.',
      'Popular in towns with',
    ),
    officers: labeled(
      z.boolean().default(false),
      'The page then says what title, law and hospital offices ask before they order.',
      'Offices order it',
    ),
    needs: labeled(
      z
        .literal('remote')
        .optional()
        .meta({ labels: { remote: 'An authorization to notarize online' } }),
      '',
      'What it needs',
    ),
    otherwise: labeled(
      serviceTexts.optional(),
      "What the page says while you don't have it.",
      'Without the authorization to work online',
    ),
    updated,
  }),
  ({ needs, otherwise }) => [
    [
      (needs === undefined) === (otherwise === undefined),
      needs ? 'otherwise' : 'needs',
      'what it needs together with what the page says without that, or neither',
    ],
  ],
);
export type ServiceRecord = z.infer<typeof serviceFile> & { slug: string };

/** A service as it applies on the day of the build. */
export type Service = Omit<ServiceRecord, 'needs' | 'otherwise'> & {
  /** Whether it is done online, with no travel. */
  online: boolean;
};
