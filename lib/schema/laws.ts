import { z } from 'zod';
import { isoDate, line, webUrl } from './fields';

const keyPattern = /^[a-z]+\d\w*$/;

/** Whether a name in braces refers to a law: no other starts with lowercase letters and a digit. */
export function isLawKey(name: string): boolean {
  return keyPattern.test(name);
}

/** A section without its subsections: Idaho Code 51-125 for Idaho Code 51-125(4). */
export function sectionOf(source: string): string {
  return source.replace(/(?:\(\w+\))+$/, '');
}

/** A statute or rule the site relies on. */
export const law = z
  .strictObject({
    section: line(5, 40).describe('The section as the pages print it, such as Idaho Code 51-107.'),
    says: line(20, 400)
      .describe('What the section says that we rely on, in a sentence or two.')
      .meta({
        title: 'What it says',
        hint: 'What we rely on, in a sentence or two.',
      }),
    source: webUrl
      .describe('The URL of the current law.')
      .meta({ hint: 'Where the current law is.' }),
    read: isoDate
      .describe(
        "Due every year: open the current law and compare it with what we say about it, and with the files that cite it. Fix anything that's wrong. Then enter the date as `read`, such as 2026-11-20, and delete `copy`.",
      )
      .meta({
        title: 'Last read',
        hint: "Once a year, open the current law, compare it with what the site says, and fix anything that's wrong. Then enter that day here, and empty the field below.",
      }),
    copy: line(5, 200)
      .optional()
      .describe('Only if you read a copy instead of the current law: which copy it was.')
      .meta({
        title: 'Copy you read',
        hint: 'Which one, only if you read a copy instead of the current law.',
      }),
    alsoIn: z
      .array(line(5, 80).meta({ title: 'File', of: 'file' }))
      .min(1)
      .optional()
      .describe(
        'Files that rely on the section without naming it, such as legal/privacy-policy.md.',
      )
      .meta({
        title: 'Files that also rely on it',
        hint: 'Without naming it, such as legal/privacy-policy.md.',
      }),
  })
  .meta({ title: 'Law' });

/** content/laws.yaml: each law under the key that other texts put in braces. */
export const lawsFile = z
  .record(z.string().regex(keyPattern, 'a key such as idaho51_107'), law)
  .describe('Each law under the key that other texts put in braces, such as {idaho51_107}.')
  .meta({ title: 'Laws', hint: 'Other texts name a law in braces, such as {idaho51_107}.' });
export type LawsFile = z.infer<typeof lawsFile>;

/** A law, and the content files that rely on it. */
export interface Law extends Omit<z.infer<typeof law>, 'alsoIn'> {
  key: string;
  /** Paths from the root of the project, such as content/checklist.yaml. */
  citedIn: string[];
}
