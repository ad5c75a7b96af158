import { z } from 'zod';
import {
  aliases,
  line,
  pageTitle,
  prose,
  runAlongsideOtherIssues,
  searchDescription,
  updated,
  verified,
  webUrl,
} from './fields';
import { civicKind } from './town';

const faqItem = z
  .strictObject({
    question: line(8, 120).describe('As a client would ask it.'),
    answer: prose(8, 110),
  })
  .meta({ title: 'Question' });

/** A visit to an institution with its own rules: whom to call first, and how the visit goes. */
const visit = z
  .strictObject({
    title: line(4, 40).describe('Where the visit is, such as a hospital.').meta({ title: 'Where' }),
    callFirst: line(10, 200).describe('Whom the client calls before the visit, and what to ask.'),
    steps: z
      .array(line(20, 260).meta({ title: 'Step' }))
      .min(2)
      .max(6)
      .describe('How the visit goes, in 2 to 6 steps.'),
    source: line(5, 200).describe(
      'Where the rules come from, so you can check them. Not shown on the page.',
    ),
  })
  .meta({ title: 'Place' });
export type Visit = z.infer<typeof visit>;

/** Whether the owner has opened a link. */
export const opened = verified.describe(
  "Confirm it once you've opened the link and it's the page its name says it is.",
);

/** A government page that the texts send clients to. */
const officialPage = z
  .strictObject({
    name: line(5, 90).describe('The office, and what its page is about.'),
    url: webUrl,
    verified: opened,
  })
  .meta({ title: 'Official page' });

/** What a service page says below its title. */
const serviceTexts = z.strictObject({
  description: searchDescription,
  intro: prose(40, 120)
    .describe('What happens, and what to know first. An empty line starts a new paragraph.')
    .meta({ title: 'Introduction' }),
  bring: z
    .strictObject({
      identity: line(10, 45).describe('Which one.').meta({ title: 'ID' }),
      also: line(10, 60).describe('Such as every page, unsigned.').meta({ title: 'Anything else' }),
    })
    .describe('In a few words. The page shows the full list below.')
    .meta({ title: 'What to have ready' }),
  commonDocuments: z
    .array(line(2, 80).meta({ title: 'Document' }))
    .min(8)
    .max(12)
    .describe('8 to 12 of them.'),
  included: z
    .array(line(2, 140).meta({ title: 'Line' }))
    .min(4)
    .max(8)
    .describe('4 to 8 things.')
    .meta({ title: "What's included" }),
  extras: z
    .array(line(2, 140).meta({ title: 'Extra' }))
    .min(3)
    .max(8)
    .describe('What else you offer, 3 to 8 things. List only what you really do.'),
  faq: z
    .array(faqItem)
    .min(5)
    .max(12)
    .describe('5 to 12 of them.')
    .meta({ title: 'Questions and answers' }),
});

/**
 * One file in content/services. The file name is the slug. A service that needs the authorization
 * to notarize online has its texts for when there is none under `otherwise`.
 */
export const serviceFile = z
  .strictObject({
    aliases,
    title: line(5, 45).meta({ title: 'Name' }),
    pageTitle,
    ...serviceTexts.shape,
    cost: line(10, 90)
      .optional()
      .describe(
        "Only if a visit's fees aren't what the reader pays, such as a signing the title company pays for.",
      )
      .meta({ title: 'What it costs' }),
    visits: z
      .array(visit)
      .min(1)
      .max(4)
      .optional()
      .describe('Such as a hospital or a jail.')
      .meta({ title: 'Places with their own rules' }),
    officialPages: z
      .array(officialPage)
      .min(1)
      .max(6)
      .optional()
      .describe('Pages of offices the texts mention, linked below the questions.'),
    popularWith: z
      .array(civicKind.meta({ title: 'Kind of place' }))
      .optional()
      .describe('Pages of towns with such an office, such as a hospital, name this service first.')
      .meta({ title: 'Popular in towns with' }),
    officers: z
      .boolean()
      .default(false)
      .describe('The page then says what title, law and hospital offices ask before they order.')
      .meta({ title: 'Offices order it' }),
    needs: z
      .literal('remote')
      .optional()
      .meta({ title: 'What it needs', labels: { remote: 'An authorization to notarize online' } }),
    otherwise: serviceTexts
      .optional()
      .describe("What the page says while you don't have it.")
      .meta({ title: 'Without the authorization to work online' }),
    updated,
  })
  .superRefine(({ needs, otherwise }, context) => {
    if ((needs === undefined) === (otherwise === undefined)) return;
    const message = 'what it needs together with what the page says without that, or neither';
    context.addIssue({ code: 'custom', path: [needs ? 'otherwise' : 'needs'], message });
  }, runAlongsideOtherIssues);
export type ServiceRecord = z.infer<typeof serviceFile> & { slug: string };

/** A service as it applies on the day of the build. */
export type Service = Omit<ServiceRecord, 'needs' | 'otherwise'> & {
  /** Whether it is done online, with no travel. */
  online: boolean;
};
