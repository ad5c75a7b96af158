import { group } from '../labeled';
import { template, text } from './copy';

/** content/pages/fees.yaml: the text below the fee table. */
export const fees = group('Fee table', {
  quoted: text(60, 'Price of other travel').describe(
    "What travel costs in a town without a price, once you've filled in some.",
  ),
  online: template(['fee'], 160).describe('Below the table, if you notarize online.'),
  visit: group('', {
    total: template(['twoNotarizations'], 500).describe(
      'How the total adds up; the cost of two notarizations is calculated.',
    ),
    noSigning: text(240, 'If nothing is signed').describe('What is owed then.'),
  }).describe('Below the table, for a visit.'),
  service: template(['twoNotarizations'], 240, 'Fees of a service').describe(
    'On the page of a service that is a visit.',
  ),
  town: template(['twoNotarizations'], 160, 'Fees in a town').describe("On a town's page."),
  session: template(['fee'], 400, 'Fees of an online service').describe(
    'On the page of a service that is online.',
  ),
});

const usual = (max: number) => ({
  standard: text(max, 'Usual time'),
  far: text(max, 'Usual time, long visits').describe('The same where a visit takes most of a day.'),
});

const tooFar = (max: number) =>
  template(['town'], max, 'Too far for priority').describe(
    "The priority time for a town that priority visits don't reach.",
  );

/** content/pages/price.yaml: the calculator on the pages of towns that have a price for travel. */
export const price = group('Price calculator', {
  button: template(['town'], 60).describe(
    "The button that opens it, on a town's page once you've priced travel there.",
  ),
  calculator: group('', {
    counting: text(240, 'What is assumed').describe('Below the result.'),
    labels: group('Answers to "How soon"', {
      ...usual(80),
      priority: text(80, 'Priority time'),
      tooFar: tooFar(80),
    }),
    meanings: group('Meaning of each answer', {
      ...usual(200),
      priority: text(200, 'Priority time').describe(
        'While you charge nothing for it, or have set no price.',
      ),
      priorityPriced: template(['fee'], 200, 'Priority time with a price'),
      tooFar: tooFar(200),
    }).describe('The line "When", for each answer to "How soon".'),
  }).describe('What the button opens.'),
});

/** A template that must have these of its gaps, because the law requires them. */
const complete = <const Name extends string>(
  required: readonly Name[],
  max: number,
  title: string,
) =>
  template(['state', ...required], max, title).refine(
    (text) => required.every((name) => text.includes(`{${name}}`)),
    `text with ${required.map((name) => `{${name}}`).join(', ')}, which the law requires`,
  );

/** content/pages/law.yaml: what surrounds the law's own words, which are in lib/states.ts. */
export const law = group('What the law says', {
  each: complete(['first'], 160, 'Your fees, where each notarization costs the same'),
  ours: complete(['first', 'additional'], 160, 'Your fees').describe(
    'What you charge in a state, before the highest fee.',
  ),
  fee: complete(['fee', 'source'], 160, 'Highest fee').describe(
    'The highest fee for a notarization in a state.',
  ),
  feeAndRemote: complete(['fee', 'remoteFee', 'source'], 200, 'Highest fee, also online').describe(
    'The same in a state with a separate fee for remote notarizations.',
  ),
  withoutCommission: template(['state', 'source'], 300, 'While you have no commission').describe(
    'Where you hold no commission. The section says that the state honors what is notarized elsewhere.',
  ),
  travel: text(240).describe('What the law says about the price of travel.'),
});
