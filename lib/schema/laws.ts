import { z } from 'zod';
import { isoDate, line, webUrl } from './fields';

const keyPattern = /^[a-z]+\d\w*$/;

/** Whether a name in braces is meant for a law: no other name begins with lowercase letters and a digit. */
export function isLawKey(name: string): boolean {
  return keyPattern.test(name);
}

/** A section without its subsections: Idaho Code 51-125 of Idaho Code 51-125(4). */
export function sectionOf(source: string): string {
  return source.replace(/(?:\(\w+\))+$/, '');
}

/** A statute or a rule that the site relies on. */
export const law = z.strictObject({
  section: line(5, 40).describe('The section as the pages print it, such as Idaho Code 51-107.'),
  says: line(20, 400).describe('What we rely on: what the section says, in a sentence or two.'),
  source: webUrl.describe('The URL of the law in force.'),
  read: isoDate.describe(
    'Due every year: open the law in force and compare it with what we say of it, and with the files that cite it. Correct what is wrong. Then enter the day on which you did so at `read`, such as 2026-11-20, and delete `copy`.',
  ),
  copy: line(5, 200)
    .optional()
    .describe('Only if it was not the law in force that was read: which copy it was.'),
  alsoIn: z
    .array(line(5, 80))
    .min(1)
    .optional()
    .describe('Files that rely on the section without naming it, such as legal/privacy-policy.md.'),
});

/** content/laws.yaml: each law by the key that other texts name in braces. */
export const lawsFile = z
  .record(z.string().regex(keyPattern, 'a key such as idaho51_107'), law)
  .describe('Each law by the key that other texts name in braces, such as {idaho51_107}.');
export type LawsFile = z.infer<typeof lawsFile>;

/** A law, and which files of content rely on it. */
export interface Law extends Omit<z.infer<typeof law>, 'alsoIn'> {
  key: string;
  /** Paths from the root of the project, such as content/checklist.yaml. */
  citedIn: string[];
}
