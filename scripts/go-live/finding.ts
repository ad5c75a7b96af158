import { fieldName, type Problem } from '../../lib/content/problem';
import type { ContentWithLines } from '../../lib/content/read-content';
import type { BusinessRecord } from '../../lib/schema/business';
import type { Environment } from '../../lib/site';

/** The headings of the report, in its order. */
export const groups = [
  'What only you know',
  'Commissions',
  'Law',
  'Reviews',
  'Offices, attractions and links to confirm',
  'Choices that are yours',
  'Dates that have passed or are too far ahead',
] as const;

/** Something that is good to know but does not keep the site from being public. */
export interface GoLiveNote extends Pick<Problem, 'file' | 'line' | 'field'> {
  /** What is the case, in full sentences. */
  say: string;
}

/** Something to enter, confirm or decide before the site may be public. */
export interface GoLiveItem extends GoLiveNote {
  /** The same from run to run, such as placeholder/phone. */
  id: string;
  group: (typeof groups)[number];
  /** What to do about it. */
  do: string;
}

export type Findings = Iterable<GoLiveItem | GoLiveNote>;

export interface GoLiveInput extends ContentWithLines {
  /** The day of the report, such as 2026-11-20. */
  day: string;
  /** Its SITE_ORIGIN, if set, overrides the origin in content. */
  env: Environment;
}

/** The file, line and name of a field of content/business.yaml. */
export function inBusiness({ findLine }: GoLiveInput, ...path: PropertyKey[]) {
  const file = 'content/business.yaml';
  return { file, line: findLine(file, path), field: fieldName(path) };
}

/** The name of a choice that is the owner's. */
export type Choice = keyof BusinessRecord['agreed'];

/** How to agree to a choice: the line to add, dated with the day of the report. */
export function howToAgree({ record: { agreed }, day }: GoLiveInput, choice: Choice): string {
  const emptyMark = Object.keys(agreed).length === 0 ? ', and delete the `{}` after it' : '';
  return `add the line \`  ${choice}: ${day}\` below \`agreed:\`${emptyMark}`;
}
