import { file, group } from '../labeled';
import { template, words } from './copy';

const where = {
  name: template(['town'], 60, 'The answer to "Where".', 'Where'),
  travel: words(160, 'The line "Travel".'),
};

const sum = template(
  ['total', 'acts'],
  120,
  'The result; {total} is in bold, {acts} is, for example, "2 notarizations".',
  'Result',
);

const priced = {
  sumWithTravel: template(
    ['total', 'acts'],
    120,
    "Once you've priced travel to the town.",
    'Result with travel',
  ),
  travelPriced: template(
    ['fee', 'town'],
    120,
    'The line "Travel" with that price.',
    'Travel with a price',
  ),
};

const usual = (max: number) => ({
  standard: words(max, '', 'Usual time'),
  agreed: words(max, 'The same where a visit takes most of a day.', 'Usual time, long visits'),
});

const tooFar = (max: number) =>
  template(
    ['town'],
    max,
    'The priority time where the drive takes too long.',
    'Too far for priority',
  );

/** content/pages/price.yaml: the calculator on every town's page. */
export const price = file('Price calculator', {
  button: words(60, 'The button that opens it.'),
  buttonWithTravel: template(['town'], 60, "The same, once you've priced travel to the town."),
  calculator: group('What the button opens.', '', {
    incomplete: words(120, '', 'Number missing'),
    invalid: template(
      ['most'],
      120,
      "Below an answer that isn't a usable number.",
      'Unusable number',
    ),
    total: template(['amount'], 40, "While you've set no price for the first notarization."),
    firstCap: template(
      ['fee', 'state', 'law'],
      120,
      "While you've set no price for it.",
      'First notarization',
    ),
    firstPrice: template(
      ['fee', 'state', 'law', 'cap'],
      120,
      '',
      'First notarization with a price',
    ),
    furtherActs: template(
      ['fee', 'each'],
      80,
      'The line for several additional notarizations.',
      'Additional notarizations',
    ),
    counting: words(240, 'Below the result.', 'What is assumed'),
    visit: group('A visit to the town.', '', { ...where, sum, ...priced }),
    elsewhere: group(
      "A visit if you hold no commission in the town's state.",
      'Visit across the state line',
      where,
    ),
    online: group('A session by video.', 'Online session', { ...where, sum }),
    labels: group('', 'Answers to "How soon"', {
      ...usual(80),
      priority: words(80, '', 'Priority time'),
      tooFar: tooFar(80),
    }),
    meanings: group('The line "When", for each answer to "How soon".', 'Meaning of each answer', {
      ...usual(200),
      priority: words(200, "While you've set no price for it.", 'Priority time'),
      priorityPriced: template(['fee'], 200, '', 'Priority time with a price'),
      priorityOnline: words(200, '', 'Priority time online'),
      tooFar: tooFar(200),
    }),
  }),
});
