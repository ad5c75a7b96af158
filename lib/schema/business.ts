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
import { notary } from './notary';
import { closures, openingHours } from './opening-hours';
import { priceProblems, prices, times } from './prices';
import { sentences } from './sentence';
import { stateLaw, statementProblems } from './state-law';

const region = z.strictObject({
  name: line().describe('What people call the region.'),
  state: stateCode.describe('The state whose commission it takes: ID or OR.'),
});

const verification = z.strictObject({
  google: line().optional().describe('The code from Google Search Console.'),
  bing: line().optional().describe('The code from Bing Webmaster Tools.'),
});

/**
 * content/business.yaml: who the business is, when it works and what it charges. While a field holds
 * a placeholder, the go-live check asks for the fact in the words that describe the field here.
 */
export const businessFile = z
  .strictObject({
    brand: line(3, 40).describe('Enter the name of your business. Every page shows it.'),
    headline: line(10, 48).describe(
      'The first line of the home page, and of the picture that social networks show of it.',
    ),
    description: searchDescription,
    ...contactFields,
    hours: z
      .array(openingHours)
      .min(1)
      .describe('When you are open. For a lunch break, write two records for the same days.'),
    priceRange: z
      .enum(['$', '$$', '$$$'])
      .describe('For search engines: how your prices compare with those of others.'),
    prices,
    times,
    serviceArea: z
      .array(region)
      .min(1)
      .describe('The regions that you serve. Without its commission no page names a region.'),
    services: z
      .array(slug)
      .min(2)
      .describe('The order of the services, each by the name of its file in content/services.'),
    mainTowns: z
      .array(slug)
      .length(6)
      .describe(
        'The six towns on the home page and first on /areas/, each by the name of its file in content/towns. The footer shows the first five.',
      ),
    notOnLocations: z
      .array(slug)
      .describe('Towns that /locations/ leaves out, by the names of their files in content/towns.'),
    commissions,
    law: z
      .record(stateCode, stateLaw)
      .describe('Words and limits that the law sets. Change them only with the statute in hand.'),
    sentences,
    closures,
    payments: z
      .array(line(2, 40))
      .nullable()
      .describe(
        'List the ways to pay that you accept, such as `payments: [Cash, Check, Credit card]`.',
      ),
    languages: z
      .array(line(2, 30))
      .nullable()
      .describe('List the languages that you speak, such as `languages: [English]`.'),
    notary,
    answers,
    profiles: z
      .array(webUrl)
      .describe(
        'List the full URLs of your pages on other sites, such as a business profile (`profiles: []` if you have none). Search engines read them.',
      ),
    verification: verification.describe(
      'Enter the codes that Google and Bing give you to prove that the site is yours (`verification: {}` if you have none).',
    ),
    securityContactExpires: isoDate.describe(
      'Enter a date that is less than a year ahead: until when /.well-known/security.txt invites people to report a security flaw in the site.',
    ),
    agreed,
    about: prose(60, 200).describe('Who you are. An empty line starts a new paragraph.'),
    whyChooseUs: z
      .array(line(10, 160))
      .min(3)
      .max(6)
      .describe('Three to six reasons to choose you, a line each.'),
    updated,
  })
  .superRefine((business, context) => {
    for (const problem of [...priceProblems(business), ...statementProblems(business)]) {
      context.addIssue({ code: 'custom', ...problem });
    }
  }, runAlongsideOtherIssues);
export type BusinessRecord = z.infer<typeof businessFile>;

type Unanswered = 'closures' | 'payments' | 'languages';

/** The record as it applies on the day of the build, without placeholders that pages do not show. */
export type Business = Omit<
  BusinessRecord,
  'serviceArea' | 'sentences' | 'answers' | Unanswered
> & {
  [Field in Unanswered]: NonNullable<BusinessRecord[Field]>;
} & {
  serviceArea: string[];
  answers: { [Name in keyof Answers]?: string };
  authority: Authority;
  /** The day on which the law with the fees and statements was last read: the oldest of its sections. */
  lawRead: string;
  /**
   * The fields that hold no fact of the owner's yet, such as phone or commissions.ID; and lawRead, while
   * only a copy of one of those sections was read.
   */
  placeholders: string[];
};
