import { z } from 'zod';
import { isoDate, line, prose, searchDescription } from './fields';

const faqItem = z.strictObject({ question: line(8, 120), answer: prose(8, 110) });
export type FaqItem = z.infer<typeof faqItem>;

/** One file of content/services. Its name is the slug. */
export const serviceFile = z.strictObject({
  title: line(5, 45),
  description: searchDescription,
  intro: prose(120, 200),
  commonDocuments: z.array(line(2, 80)).min(8).max(12),
  included: z.array(line(2, 140)).min(4).max(8),
  extras: z.array(line(2, 140)).min(3).max(8),
  faq: z.array(faqItem).min(5).max(7),
  updated: isoDate,
});
export type Service = z.infer<typeof serviceFile> & { slug: string };
