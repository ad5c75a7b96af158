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
  /** Path from the root of the project; without one, the field is one of the business. */
  file?: string;
  /** The field in the file. */
  path: PropertyKey[];
  /** What was found, in full sentences. */
  say: string;
  /** What to do about it, if `say` doesn't. */
  do?: string;
}

export type Findings = Iterable<Finding>;
type InGroup = Pick<Finding, 'group'>;

/** Whether the site can't go live with it. */
export const isLeft = ({ group }: InGroup) => group !== 'notes';

/** The items of each group that has any, with its heading. */
export const inGroups = <Item extends InGroup>(items: readonly Item[]) =>
  Object.entries(headings)
    .map(([code, heading]) => ({ heading, own: items.filter(({ group }) => group === code) }))
    .filter(({ own }) => own.length > 0);
