import { z } from 'zod';
import { isoDate, line, prose, runAlongsideOtherIssues, searchDescription } from './fields';

const faqItem = z.strictObject({ question: line(8, 120), answer: prose(8, 110) });
export type FaqItem = z.infer<typeof faqItem>;

/** A visit to an institution with its own rules: whom to call first, and how the visit goes. */
const visit = z.strictObject({
  title: line(4, 40),
  callFirst: line(10, 200),
  steps: z.array(line(20, 260)).min(2).max(6),
  /** Where the rules come from: for checking them, not shown on the page. */
  source: line(5, 200),
});
export type Visit = z.infer<typeof visit>;

/** What a service page says below its title. */
const serviceTexts = z.strictObject({
  description: searchDescription,
  intro: prose(120, 200),
  /** What to bring in a few words, for the sheet; the full list is in the checklist. */
  bring: z.strictObject({ identity: line(10, 45), also: line(10, 60) }),
  commonDocuments: z.array(line(2, 80)).min(8).max(12),
  included: z.array(line(2, 140)).min(4).max(8),
  extras: z.array(line(2, 140)).min(3).max(8),
  faq: z.array(faqItem).min(5).max(7),
});

/**
 * One file in content/services. The file name is the slug. A service that needs the authorization
 * for remote acts has the texts for the time without it under `otherwise`.
 */
export const serviceFile = serviceTexts
  .extend({
    title: line(5, 45),
    visits: z.array(visit).min(1).max(4).optional(),
    updated: isoDate,
    needs: z.literal('remote').optional(),
    otherwise: serviceTexts.optional(),
  })
  .superRefine(({ needs, otherwise }, context) => {
    if ((needs === undefined) === (otherwise === undefined)) return;
    const message = 'needs and otherwise together, or neither';
    context.addIssue({ code: 'custom', path: [needs ? 'otherwise' : 'needs'], message });
  }, runAlongsideOtherIssues);
export type ServiceRecord = z.infer<typeof serviceFile> & { slug: string };

/** A service as it applies on the day of the build. */
export type Service = Omit<ServiceRecord, 'needs' | 'otherwise'> & {
  /** Whether it is done online, without a trip. */
  online: boolean;
};
