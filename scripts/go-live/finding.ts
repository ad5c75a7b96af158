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
export interface Finding {
  /** The same from run to run, such as placeholder/phone; a note has none. */
  id?: string;
  group: keyof typeof headings;
  /** The field's file, from the root of the project, if it isn't one of the business. */
  file?: string;
  path: PropertyKey[];
  /** What was found, in full sentences. */
  say: string;
  /** What to do about it, if `say` doesn't. */
  do?: string;
}

export type Findings = Iterable<Finding>;

/** Whether the site can't go live with it. */
export const isLeft = ({ group }: Pick<Finding, 'group'>) => group !== 'notes';

/** The items of each group that has any, with its heading. */
export const inGroups = <Item extends Pick<Finding, 'group'>>(items: readonly Item[]) =>
  Object.entries(headings)
    .map(([code, heading]) => ({ heading, own: items.filter(({ group }) => group === code) }))
    .filter(({ own }) => own.length > 0);
