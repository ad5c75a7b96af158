import type { ContentWithLines } from '../../lib/content/read-content';
import type { Environment } from '../../lib/site';

/** The headings of the report, in its order. */
const headings = {
  facts: 'What only you know',
  commissions: 'Commissions',
  law: 'Law',
  reviews: 'Reviews',
  unconfirmed: 'Offices, attractions and links to confirm',
  choices: 'Choices that are yours to make',
  dates: 'Dates that have passed or are too far ahead',
  notes: 'Good to know',
};

/** Something to enter, confirm or decide before the site can go live; or just a note. */
export interface GoLiveItem {
  /** The same from run to run, such as placeholder/phone; a note has none. */
  id?: string;
  group: keyof typeof headings;
  /** Path from the root of the project, such as content/towns/boise.yaml. */
  file: string;
  line: number;
  /** The field's path in the file, such as attractions[1].latitude. */
  field: string;
  /** What its form calls the field, such as Opening hours 2, Closes. */
  place: string;
  /** What was found, in full sentences. */
  say: string;
  /** What to do about it, if `say` doesn't. */
  do?: string;
}

/** Findings before their lines are looked up: without a file, one is about a field of the business. */
export type Findings = Iterable<
  Omit<GoLiveItem, 'file' | 'line' | 'field' | 'place'> & { file?: string; path: PropertyKey[] }
>;

export interface GoLiveInput extends ContentWithLines {
  /** The day of the report, such as 2026-11-20. */
  day: string;
  /** Its SITE_ORIGIN, if set, overrides the origin in content. */
  env: Environment;
}

/** Whether the site can't go live with it. */
export const isLeft = ({ group }: GoLiveItem) => group !== 'notes';

/** The items of each group that has any, with its heading. */
export const inGroups = (items: readonly GoLiveItem[]) =>
  Object.entries(headings)
    .map(([code, heading]) => ({ heading, own: items.filter(({ group }) => group === code) }))
    .filter(({ own }) => own.length > 0);
