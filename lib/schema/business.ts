import { z } from 'zod';
import { agreed } from './agreed';
import { type Answers, answers, officers } from './answers';
import { type Authority, commissions } from './commission';
import { contactFields } from './contact';
import { editingFields } from './editing';
import { line, prose, runAlongsideOtherIssues, searchDescription, updated } from './fields';
import { type Notary, notary } from './notary';
import { closures, openingHours } from './opening-hours';
import { prices, times } from './prices';
import { sentences } from './sentence';
import { areaFields, serviceOrder } from './service-area';
import { lawOfStates, stateLawProblems } from './state-law';
import { webPresenceFields } from './web-presence';

const file = <Shape extends z.core.$ZodLooseShape>(title: string, fields: Shape) =>
  z.strictObject({ ...fields, updated }).meta({ title });

/**
 * content/business: who the business is, when it works and what it charges, a file for each form, in
 * the order of the owner's menu. While a field holds a placeholder, the go-live check asks for the fact
 * in the words of its description.
 */
export const businessFiles = {
  contact: file('Name and contact', {
    brand: line(3, 40).describe('Every page shows it.').meta({ title: 'Business name' }),
    ...contactFields,
  }),
  hours: file('Hours and days off', {
    hours: z
      .array(openingHours)
      .min(1)
      .describe('For a lunch break, add two sets for the same days.')
      .meta({ title: 'Opening hours' }),
    closures,
  }),
  prices: file('Prices and times', {
    prices,
    priceRange: z
      .enum(['$', '$$', '$$$'])
      .describe('For search engines.')
      .meta({
        title: 'Prices beside the competition',
        labels: { $: 'Lower', $$: 'About the same', $$$: 'Higher' },
      }),
    times,
    payments: z
      .array(line(2, 40).meta({ title: 'Form of payment' }))
      .nullable()
      .describe('Those you accept, such as cash, checks or credit cards.')
      .meta({ title: 'Forms of payment' }),
  }),
  about: file('About you', {
    headline: line(10, 48).describe(
      'The first line of the home page and of the picture social networks show for it.',
    ),
    description: searchDescription,
    about: prose(20, 200)
      .describe('Who you are. An empty line starts a new paragraph.')
      .meta({ title: 'About you' }),
    whyChooseUs: z
      .array(line(10, 160).meta({ title: 'Reason' }))
      .min(3)
      .max(6)
      .describe('Three to six reasons, one line each.')
      .meta({ title: 'Why choose you' }),
    notary,
    languages: z
      .array(line(2, 30).meta({ title: 'Language' }))
      .nullable()
      .describe('Those you speak, such as English.'),
  }),
  answers: file('Answers to common questions', { answers, officers }),
  commissions: file('Commissions', { commissions }),
  area: file('Where you go', areaFields),
  services: file('Order of the services', { services: serviceOrder }),
  search: file('Search engines and other sites', webPresenceFields),
  agreed: file('Choices to agree to', { agreed }),
  editing: file('Where the site is kept', editingFields),
  law: file('Words and limits of the law', { law: lawOfStates, sentences }).superRefine(
    ({ law }, context) => {
      for (const problem of stateLawProblems(law)) {
        context.addIssue({ code: 'custom', ...problem });
      }
    },
    runAlongsideOtherIssues,
  ),
};

/** What the files of content/business say, by the name of the file. */
export type BusinessFiles = {
  [Name in keyof typeof businessFiles]: z.infer<(typeof businessFiles)[Name]>;
};
/** The same in one record, with the newest date. */
export type BusinessRecord = AllOf<BusinessFiles[keyof BusinessFiles]>;
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The file of content/business that has a field, such as content/business/contact.yaml. */
export function businessFileOf(field: PropertyKey | undefined): string {
  const [name = 'contact'] =
    Object.entries(businessFiles).find(([, { shape }]) => String(field) in shape) ?? [];
  return `content/business/${name}.yaml`;
}

type Unanswered = 'closures' | 'payments' | 'languages';

/** The record as it applies on the day of the build, without placeholders that pages don't show. */
export type Business = Omit<
  BusinessRecord,
  'serviceArea' | 'sentences' | 'answers' | 'notary' | Unanswered
> & {
  [Field in Unanswered]: NonNullable<BusinessRecord[Field]>;
} & {
  serviceArea: string[];
  notary: Notary;
  answers: { [Name in keyof Answers]?: string };
  authority: Authority;
  /** The day the law on fees and statements was last read: the oldest date among its sections. */
  lawRead: string;
  /**
   * The fields the owner hasn't filled in yet, such as phone or commissions.ID; and lawRead, while
   * one of those sections was read only in a copy.
   */
  placeholders: string[];
};
