import * as z from 'zod';
import { line, searchDescription, updated } from './fields';

/** The front matter of a file in content/legal. The file name is the slug. */
export const legalPageHead = z.strictObject({
  title: line(5, 40),
  description: searchDescription,
  updated,
});

/** A token that stays in the text: the page has a control in its place. */
export const phoneToken = '{phone}';

export type LegalText = z.infer<typeof legalPageHead> & { slug: string; markdown: string };
