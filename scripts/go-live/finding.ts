import type { ContentWithLines } from '../../lib/content/read-content';
import type { Environment } from '../../lib/site';

/** The headings of the report, in its order. */
export const headings = {
  facts: 'What only you know',
  commissions: 'Commissions',
  law: 'Law',
  reviews: 'Reviews',
  unconfirmed: 'Offices, attractions and links to confirm',
  choices: 'Choices that are yours to make',
  dates: 'Dates that have passed or are too far ahead',
};

/** Something good to know that doesn't keep the site from going live. */
export interface GoLiveNote {
  /** Path from the root of the project, such as content/towns/boise.yaml. */
  file: string;
  line: number;
  /** The field's path in the file, such as attractions[1].latitude. */
  field: string;
  /** What its form calls the field, such as Opening hours 2, Closes. */
  place: string;
  /** What was found, in full sentences. */
  say: string;
}

/** Something to enter, confirm or decide before the site can go live. */
export interface GoLiveItem extends GoLiveNote {
  /** The same from run to run, such as placeholder/phone. */
  id: string;
  group: keyof typeof headings;
  /** What to do about it. */
  do: string;
}

/** A finding before its line is looked up: without a file, it is about a field of the business. */
type Unlocated<Finding> = Omit<Finding, 'file' | 'line' | 'field' | 'place'> & {
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

/** The items of each group that has any, with its heading. */
export const inGroups = (items: readonly GoLiveItem[]) =>
  Object.entries(headings)
    .map(([code, heading]) => ({ heading, own: items.filter(({ group }) => group === code) }))
    .filter(({ own }) => own.length > 0);
