import { z } from 'zod';
import { agreed } from './agreed';
import { type Answers, answers } from './answers';
import { type Authority, commissions } from './commission';
import { contactFields } from './contact';
import {
  isoDate,
  line,
  prose,
  runAlongsideOtherIssues,
  searchDescription,
  slug,
  stateCode,
  updated,
  webUrl,
} from './fields';
import { type Notary, notary } from './notary';
import { closures, openingHours } from './opening-hours';
import { priceProblems, prices, times } from './prices';
import { sentences } from './sentence';
import { stateLaw, statementProblems } from './state-law';

const region = z.strictObject({
  name: line().describe('What people call the region.'),
  state: stateCode.describe('The state whose commission you need there: ID or OR.'),
});

const verification = z.strictObject({
  google: line().optional().describe('The code from Google Search Console.'),
  bing: line().optional().describe('The code from Bing Webmaster Tools.'),
});

/**
 * content/business.yaml: who the business is, when it works and what it charges. While a field
 * holds a placeholder, the go-live check asks for the fact in the words of its description.
 */
export const businessFile = z
  .strictObject({
    brand: line(3, 40).describe('Enter the name of your business. Every page shows it.'),
    headline: line(10, 48).describe(
      'The first line of the home page and of the picture social networks show for it.',
    ),
    description: searchDescription,
    ...contactFields,
    hours: z
      .array(openingHours)
      .min(1)
      .describe('When you are open. For a lunch break, write two records for the same days.'),
    priceRange: z
      .enum(['$', '$$', '$$$'])
      .describe('For search engines: how your prices compare with the competition.'),
    prices,
    times,
    serviceArea: z
      .array(region)
      .min(1)
      .describe('The regions you serve. Pages name a region only while you hold its commission.'),
    services: z
      .array(slug)
      .min(2)
      .describe(
        'Your services in the order the site shows them, each by its file name in content/services.',
      ),
    mainTowns: z
      .array(slug)
      .length(6)
      .describe(
        'The six towns on the home page and at the top of /areas/, each by its file name in content/towns. The footer shows the first five.',
      ),
    notOnLocations: z
      .array(slug)
      .describe('Towns to leave off /locations/, each by its file name in content/towns.'),
    commissions,
    law: z
      .record(stateCode, stateLaw)
      .describe(
        'Wording and limits set by law. Change them only with the statute in front of you.',
      ),
    sentences,
    closures,
    payments: z
      .array(line(2, 40))
      .nullable()
      .describe(
        'List the forms of payment you accept, such as `payments: [Cash, Check, Credit card]`.',
      ),
    languages: z
      .array(line(2, 30))
      .nullable()
      .describe('List the languages you speak, such as `languages: [English]`.'),
    notary,
    answers,
    profiles: z
      .array(webUrl)
      .describe(
        'List the full URLs of your pages on other sites, such as a business profile (`profiles: []` if you have none). Search engines read them.',
      ),
    verification: verification.describe(
      'Enter the codes Google and Bing give you to prove the site is yours (`verification: {}` if you have none).',
    ),
    securityContactExpires: isoDate.describe(
      'Enter a date less than a year from now. Until then, /.well-known/security.txt invites people to report security flaws in the site.',
    ),
    agreed,
    about: prose(20, 200).describe('Who you are. An empty line starts a new paragraph.'),
    whyChooseUs: z
      .array(line(10, 160))
      .min(3)
      .max(6)
      .describe('Three to six reasons to choose you, one line each.'),
    updated,
  })
  .superRefine((business, context) => {
    for (const problem of [...priceProblems(business), ...statementProblems(business)]) {
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
