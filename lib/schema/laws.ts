import * as z from 'zod';
import { homeState, stateCodes, states } from '../states';
import { line, pastDate, textLike, webUrl } from './fields';
import { group, labeled } from './labeled';
import { type FieldRule, uniqueKeys, withRules } from './rules';

const keyPattern = /^[a-z]+\d\w*$/;

/** Whether a name in braces refers to a law: no other starts with lowercase letters and a digit. */
export const isLawKey = (name: string): boolean => keyPattern.test(name);

const lawsOfStates = stateCodes
  .flatMap((state) => states[state].citations)
  .map((name) => name.replaceAll('.', '\\.'));

/** A citation of a statute or rule, of a state or federal. */
export const citation = new RegExp(
  String.raw`\b(?:${lawsOfStates.join('|')}|\d+ (?:CFR|C\.F\.R\.|U\.?S\.?C\.?))\s+(?:§+\s*|[Ss]ections?\s+)?\d(?:[\w.:-]*\w)?`,
  'g',
);

/** The sections that the table of states cites, without their subsections: 51-125 for 51-125(4). */
export const sectionsOfStates = stateCodes.flatMap((state) => {
  const { statement, cap, recognition } = states[state];
  const cited = [statement.section, cap.section, recognition];
  return cited.map((section) => section.replace(/(?:\(\w+\))+$/, ''));
});

const law = group('Law', {
  key: labeled(textLike(keyPattern, 'a key such as state51_107'), 'Name in braces').describe(
    'Leave it as it is: other texts name the law by it, such as {state51_107}.',
  ),
  section: line(5, 40).describe(
    `The section as the pages print it, such as ${states[homeState].cap.section}.`,
  ),
  says: labeled(line(20, 400), 'What it says').describe('What we rely on, in a sentence or two.'),
  source: webUrl.describe('Where the current law is.'),
  read: labeled(pastDate, 'Last read').describe(
    "Twice a year, open the current law, compare it with what the site says, and fix anything that's wrong. Then enter that day, and remove the copy you read.",
  ),
  copy: labeled(line(5, 200).optional(), 'Copy you read').describe(
    'Only if you read the law somewhere else than at the web address above, such as in a PDF: where.',
  ),
});

/** No two laws have one key, and each section that the table of states cites has a record. */
const lawRules = (laws: readonly z.infer<typeof law>[]): FieldRule[] => [
  ...uniqueKeys(laws),
  ...sectionsOfStates.map((cited): FieldRule => {
    return [laws.some(({ section }) => section === cited), [], `a record of ${cited}`];
  }),
];

export const lawsFile = group('Laws', {
  laws: labeled(withRules(z.array(law), lawRules), 'Laws').describe(
    'Other texts name a law in braces, such as {state51_107}.',
  ),
});
export type Law = z.infer<typeof law>;
