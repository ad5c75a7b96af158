/** The headings of the report, in its order. */
const headings = {
  soon: 'What is due: dates that are near, or have passed',
  facts: 'What only you know',
  commissions: 'Commissions',
  law: 'Law',
  reviews: 'Reviews',
  choices: 'Choices that are yours to make',
  notes: 'Good to know',
  answers: 'What the site leaves out until you fill it in',
  unconfirmed: 'Offices, attractions and links to confirm',
  laws: 'Each law that was read in a copy, or half a year ago',
};

/** How far ahead a date is a thing to do, in days. */
export const soonDays = 60;

/** The groups that can wait. */
const later: ReadonlySet<string> = new Set(['notes', 'answers', 'unconfirmed', 'laws']);

/** Something to enter or decide before the site can go live; or what can wait. */
export interface Task {
  group: keyof typeof headings;
  /** The field's file, from the root of the project, if it isn't one of the business. */
  file?: string;
  path: PropertyKey[];
  /** What was found, in full sentences. */
  say: string;
  /** What to do about it, if `say` doesn't. */
  do?: string;
}

export type Tasks = Iterable<Task>;

export const canWait = ({ group }: Pick<Task, 'group'>) => later.has(group);

/** Whether a day brings it: it holds nothing back, and a live site stays live. */
export const isDue = ({ group }: Pick<Task, 'group'>) => group === 'soon';

/** Whether the site can't go live with it. */
export const isLeft = (item: Pick<Task, 'group'>) => !canWait(item) && !isDue(item);

/** The items of each group that has any, with its heading. */
export const inGroups = <Item extends Pick<Task, 'group'>>(items: readonly Item[]) =>
  Object.entries(headings)
    .map(([code, heading]) => ({ heading, items: items.filter(({ group }) => group === code) }))
    .filter(({ items }) => items.length > 0);
