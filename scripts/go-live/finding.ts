import type { Problem } from '../../lib/content/problem';
import type { ContentWithLines } from '../../lib/content/read-content';
import type { Environment } from '../../lib/site';

/** The headings of the report, in its order. */
export const groups = [
  'What only you know',
  'Commissions',
  'Law',
  'Reviews',
  'Offices, attractions and links to confirm',
  'Choices that are yours to make',
  'Dates that have passed or are too far ahead',
] as const;

/** Something good to know that doesn't keep the site from going live. */
export interface GoLiveNote extends Pick<Problem, 'file' | 'line' | 'field'> {
  /** What its form calls the field, such as Opening hours 2, Closes. */
  place: string;
  /** What was found, in full sentences. */
  say: string;
}

/** Something to enter, confirm or decide before the site can go live. */
export interface GoLiveItem extends GoLiveNote {
  /** The same from run to run, such as placeholder/phone. */
  id: string;
  group: (typeof groups)[number];
  /** What to do about it. */
  do: string;
}

/** A finding before its line is looked up: without a file, it is about a field of the business. */
type Unlocated<Finding extends GoLiveNote> = Omit<Finding, keyof Problem | 'place'> & {
  file?: string;
  path: PropertyKey[];
};

export type Findings = Iterable<Unlocated<GoLiveItem> | Unlocated<GoLiveNote>>;

export interface GoLiveInput extends ContentWithLines {
  /** The day of the report, such as 2026-11-20. */
  day: string;
  /** Its SITE_ORIGIN, if set, overrides the origin in content. */
  env: Environment;
}
