import { z } from 'zod';
import { agreed } from './agreed';
import { type Answers, answers } from './answers';
import { type Authority, commissions } from './commission';
import { contactFields } from './contact';
import { priceProblems } from './fee-caps';
import {
  line,
  prose,
  runAlongsideOtherIssues,
  searchDescription,
  stateCode,
  updated,
} from './fields';
import { type Notary, notary } from './notary';
import { closures, openingHours } from './opening-hours';
import { prices, times } from './prices';
import { sentences } from './sentence';
import { serviceAreaFields } from './service-area';
import { stateLaw, stateLawProblems } from './state-law';
import { webPresenceFields } from './web-presence';

/**
 * content/business.yaml: who the business is, when it works and what it charges. While a field
 * holds a placeholder, the go-live check asks for the fact in the words of its description.
 */
export const businessFile = z
  .strictObject({
    brand: line(3, 40).describe('Every page shows it.').meta({ title: 'Business name' }),
    headline: line(10, 48).describe(
      'The first line of the home page and of the picture social networks show for it.',
    ),
    description: searchDescription,
    ...contactFields,
    hours: z
      .array(openingHours)
      .min(1)
      .describe('For a lunch break, add two sets for the same days.')
      .meta({ title: 'Opening hours' }),
    priceRange: z
      .enum(['$', '$$', '$$$'])
      .describe('For search engines.')
      .meta({
        title: 'Prices beside the competition',
        labels: { $: 'Lower', $$: 'About the same', $$$: 'Higher' },
      }),
    prices,
    times,
    ...serviceAreaFields,
    commissions,
    law: z
      .record(stateCode, stateLaw)
      .describe('Wording and limits. Change them only with the statute in front of you.')
      .meta({ title: 'Set by law' }),
    sentences,
    closures,
    payments: z
      .array(line(2, 40).meta({ title: 'Form of payment' }))
      .nullable()
      .describe('Those you accept, such as cash, checks or credit cards.')
      .meta({ title: 'Forms of payment' }),
    languages: z
      .array(line(2, 30).meta({ title: 'Language' }))
      .nullable()
      .describe('Those you speak, such as English.'),
    notary,
    answers,
    ...webPresenceFields,
    agreed,
    about: prose(20, 200)
      .describe('Who you are. An empty line starts a new paragraph.')
      .meta({ title: 'About you' }),
    whyChooseUs: z
      .array(line(10, 160).meta({ title: 'Reason' }))
      .min(3)
      .max(6)
      .describe('Three to six reasons, one line each.')
      .meta({ title: 'Why choose you' }),
    updated,
  })
  .superRefine((business, context) => {
    for (const problem of [...priceProblems(business), ...stateLawProblems(business)]) {
      context.addIssue({ code: 'custom', ...problem });
    }
  }, runAlongsideOtherIssues);
export type BusinessRecord = z.infer<typeof businessFile>;

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
