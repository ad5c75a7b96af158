import { group } from '../labeled';
import { template, words } from './copy';

const usual = (max: number) => ({
  standard: words(max, 'Usual time'),
  agreed: words(max, 'Usual time, long visits').describe(
    'The same where a visit takes most of a day.',
  ),
});

const tooFar = (max: number) =>
  template(['town'], max, 'Too far for priority').describe(
    "The priority time for a town that priority visits don't reach.",
  );

/** content/pages/price.yaml: the calculator on every town's page. */
export const price = group('Price calculator', {
  button: words(60).describe('The button that opens it.'),
  buttonWithTravel: template(['town'], 60).describe(
    "The same, once you've priced travel to the town.",
  ),
  calculator: group('', {
    counting: words(240, 'What is assumed').describe('Below the result.'),
    elsewhere: words(60, 'Visit across the state line').describe(
      'The answer to "Where" if you hold no commission in the town\'s state.',
    ),
    travel: group('Travel', {
      visit: words(160, 'To the town').describe("Until you've priced travel there."),
      elsewhere: words(160, 'Across the state line').describe(
        "If you hold no commission in the town's state.",
      ),
      online: words(160, 'Online session'),
    }).describe('The line "Travel".'),
    labels: group('Answers to "How soon"', {
      ...usual(80),
      priority: words(80, 'Priority time'),
      tooFar: tooFar(80),
    }),
    meanings: group('Meaning of each answer', {
      ...usual(200),
      priority: words(200, 'Priority time').describe("While you've set no price for it."),
      priorityPriced: template(['fee'], 200, 'Priority time with a price'),
      priorityOnline: words(200, 'Priority time online'),
      tooFar: tooFar(200),
    }).describe('The line "When", for each answer to "How soon".'),
  }).describe('What the button opens.'),
});
