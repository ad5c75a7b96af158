/** Groups of tasks that come with the calendar: they hold no deployment back. */
const due = { soon: 'What is due: dates that are near, or have passed' };

/** Groups of tasks to do before the site can go live. */
const left = {
  facts: 'What only you know',
  commissions: 'Commissions',
  law: 'Law',
  reviews: 'Reviews',
  choices: 'Choices that are yours to make',
};

const later = {
  notes: 'Good to know',
  answers: 'What the site leaves out until you fill it in',
  unconfirmed: 'Offices, attractions and links to confirm',
  laws: 'Each law that was read in a copy, or half a year ago',
};

/** The heading of each group, in the order of the report. */
const headings = { ...due, ...left, ...later };

/** How far ahead a date is a thing to do, in days. */
export const soonDays = 60;

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

type Grouped = Pick<Task, 'group'>;

export const isDue = ({ group }: Grouped) => group in due;
export const isLeft = ({ group }: Grouped) => group in left;
export const canWait = ({ group }: Grouped) => group in later;

/** The items of each group that has any, with its heading. */
export const inGroups = <Item extends Grouped>(items: readonly Item[]) =>
  Object.entries(headings)
    .map(([code, heading]) => ({ heading, items: items.filter(({ group }) => group === code) }))
    .filter(({ items }) => items.length > 0);
