import { z } from 'zod';
import { homeState, states } from '../states';
import { isoDate, line, textLike, uniqueKeys, webUrl } from './fields';

const keyPattern = /^[a-z]+\d\w*$/;

/** Whether a name in braces refers to a law: no other starts with lowercase letters and a digit. */
export function isLawKey(name: string): boolean {
  return keyPattern.test(name);
}

/** A section without its subsections: 51-125 for 51-125(4). */
export function sectionOf(source: string): string {
  return source.replace(/(?:\(\w+\))+$/, '');
}

/** A statute or rule the site relies on. */
const law = z
  .strictObject({
    key: textLike(keyPattern, 'a key such as state51_107')
      .describe('Other texts put it in braces, such as {state51_107}.')
      .meta({ title: 'Name' }),
    section: line(5, 40).describe(
      `The section as the pages print it, such as ${states[homeState].cap.section}.`,
    ),
    says: line(20, 400)
      .describe('What we rely on, in a sentence or two.')
      .meta({ title: 'What it says' }),
    source: webUrl.describe('Where the current law is.'),
    read: isoDate
      .describe(
        "Twice a year, open the current law, compare it with what the site says, and fix anything that's wrong. Then enter that day, and remove the copy you read.",
      )
      .meta({ title: 'Last read' }),
    copy: line(5, 200)
      .optional()
      .describe('Which one, only if you read a copy instead of the current law.')
      .meta({ title: 'Copy you read' }),
    alsoIn: z
      .array(line(5, 80).meta({ title: 'File', of: 'file' }))
      .min(1)
      .optional()
      .describe('Without naming it, such as legal/privacy-policy.md.')
      .meta({ title: 'Files that also rely on it' }),
  })
  .meta({ title: 'Law' });

/** content/laws.yaml */
export const lawsFile = z
  .strictObject({
    laws: z
      .array(law)
      .superRefine(uniqueKeys)
      .describe('Other texts name a law in braces, such as {state51_107}.')
      .meta({ title: 'Laws' }),
  })
  .meta({ title: 'Laws' });
export type LawRecord = z.infer<typeof law>;

/** A law, and the content files that rely on it. */
export interface Law extends Omit<LawRecord, 'alsoIn'> {
  /** Paths from the root of the project, such as content/checklist.yaml. */
  citedIn: string[];
}
