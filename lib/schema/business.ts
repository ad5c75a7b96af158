import type * as z from 'zod';
import { agreed } from './agreed';
import { type Answers, answers, officers } from './answers';
import type { Authority } from './authority';
import { commissions, onRecord, type RecordName } from './commission';
import { contactFields } from './contact';
import { line, lines, oneOf, prose, searchDescription, updated, webUrl } from './fields';
import type { Holiday } from './holidays';
import { group, labeled } from './labeled';
import { type Notary, notary } from './notary';
import { type Closure, closures, holidaysWorked, notice, weeklyHours } from './opening-hours';
import { prices, times } from './prices';
import { sentences } from './sentence';
import { areaFields, serviceOrder } from './service-area';
import { webPresenceFields } from './web-presence';

/** A URL with the name of a user or an organization, and that of a repository. */
const repository = webUrl.refine(
  (url) => /^https?:\/\/(?:www\.)?github\.com\/[^/]+\/[^/]/.test(url),
  'the web address of a repository at GitHub, such as https://github.com/name/site',
);

const form = <Shape extends z.core.$ZodLooseShape>(title: string, fields: Shape) =>
  group(title, { ...fields, updated });

/**
 * content/business: who the business is, when it works and what it charges, a file for each form,
 * in the order of the owner's menu. While a field holds a placeholder, the go-live check asks for
 * the fact in the words of its description.
 */
export const businessFiles = {
  contact: form('Name and contact', {
    brand: labeled(line(3, 40), 'Business name').describe('Every page shows it.'),
    ...contactFields,
  }),
  hours: form('Hours and days off', {
    hours: labeled(weeklyHours, 'Opening hours').describe(
      'For a lunch break, add two sets for the same days.',
    ),
    closures,
    holidaysWorked,
    notice,
  }),
  prices: form('Prices and times', {
    prices,
    priceRange: labeled(
      oneOf({ $: 'Lower', $$: 'About the same', $$$: 'Higher' }),
      'Your prices, compared with other notaries',
    ).describe('Search engines read it. No page shows it.'),
    times,
    payments: labeled(lines('Form of payment', 2, 40).nullable(), 'Forms of payment').describe(
      'Those you accept, such as cash, checks or credit cards.',
    ),
  }),
  about: form('About you', {
    headline: line(10, 48).describe(
      'The first line of the home page and of the picture social networks show for it.',
    ),
    description: searchDescription,
    about: labeled(prose(20, 200), 'About you').describe(
      'Who you are. An empty line starts a new paragraph.',
    ),
    whyChooseUs: labeled(lines('Reason', 10, 160).min(3).max(6), 'Why choose you').describe(
      'Three to six reasons, one line each.',
    ),
    notary,
    languages: lines('Language', 2, 30).nullable().describe('Those you speak, such as English.'),
  }),
  answers: form('Answers to common questions', { answers, officers }),
  commissions: form('Commissions and records', { commissions, onRecord }),
  area: form('Where you go', areaFields),
  services: form('Order of the services', { services: serviceOrder }),
  search: form('Search engines and other sites', webPresenceFields),
  agreed: form('Choices to agree to', { agreed }),
  editing: form('Where the site is kept', {
    repository: labeled(repository.optional(), 'Repository').describe(
      "The web address of the repository, the folder with the site's files, such as https://github.com/name/site. If it's empty, it's the one the host builds from.",
    ),
    branch: line(1, 60)
      .regex(/^[\w./-]+$/, 'the name of a branch, such as main')
      .optional()
      .describe("The branch that is published. If it's empty, it's the repository's own choice."),
  }),
  sentences: form('Sentences that depend on a fact', { sentences }),
};

/** What the files of content/business say, by the name of the file. */
export type BusinessFiles = {
  [Name in keyof typeof businessFiles]: z.infer<(typeof businessFiles)[Name]>;
};
/** TypeScript infers a parameter that every function of a union takes as the intersection. */
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/** All files of content/business in one record, with the newest date. */
export type BusinessRecord = UnionToIntersection<BusinessFiles[keyof BusinessFiles]>;

/** The file of content/business that has a field, such as content/business/contact.yaml. */
export function businessFileOf(field: PropertyKey | undefined): string {
  const found = Object.entries(businessFiles).find(([, { shape }]) => String(field) in shape);
  if (!found) throw new Error(`No file of content/business has "${String(field)}"`);
  return `content/business/${found[0]}.yaml`;
}

type Resolved = 'textNumber' | 'sentences' | 'answers' | 'notary' | 'onRecord';
type Unanswered = 'closures' | 'holidaysWorked' | 'payments' | 'languages';

/** The record as it applies on the day of the build, without placeholders that pages don't show. */
export interface Business extends Omit<BusinessRecord, Resolved | Unanswered> {
  closures: Closure[];
  /** The holidays ahead on which nobody knows whether we work. */
  holidays: Holiday[];
  /** From which day on a page that nobody has rebuilt says this in place of its hours. */
  statusEnd: { from: string; words: string };
  payments: string[];
  languages: string[];
  textNumber: string;
  notary: Notary;
  answers: { [Name in keyof Answers]?: string };
  authority: Authority;
  /** What is on record and holds, in the owner's words. */
  onRecord: { [Name in RecordName]?: string };
  /** The fields still to fill in, such as phone. */
  placeholders: string[];
}
