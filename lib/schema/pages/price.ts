import { group } from '../labeled';
import { template, words } from './copy';

const where = {
  name: template(['town'], 60, 'Where').describe('The answer to "Where".'),
  travel: words(160).describe('The line "Travel".'),
};

const sum = template(['total', 'acts'], 120, 'Result').describe(
  'The result; {total} is in bold, {acts} is, for example, "2 notarizations".',
);

const priced = {
  sumWithTravel: template(['total', 'acts'], 120, 'Result with travel').describe(
    "Once you've priced travel to the town.",
  ),
  travelPriced: template(['fee', 'town'], 120, 'Travel with a price').describe(
    'The line "Travel" with that price.',
  ),
};

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
    incomplete: words(120, 'Number missing'),
    invalid: template(['most'], 120, 'Unusable number').describe(
      "Below an answer that isn't a usable number.",
    ),
    total: template(['amount'], 40).describe(
      "While you've set no price for the first notarization.",
    ),
    firstCap: template(['fee', 'state', 'law'], 120, 'First notarization').describe(
      "While you've set no price for it.",
    ),
    firstPrice: template(['fee', 'state', 'law', 'cap'], 120, 'First notarization with a price'),
    furtherActs: template(['fee', 'each'], 80, 'Additional notarizations').describe(
      'The line for several additional notarizations.',
    ),
    counting: words(240, 'What is assumed').describe('Below the result.'),
    visit: group('', { ...where, sum, ...priced }).describe('A visit to the town.'),
    elsewhere: group('Visit across the state line', where).describe(
      "A visit if you hold no commission in the town's state.",
    ),
    online: group('Online session', { ...where, sum }).describe('A session by video.'),
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
