import { z } from 'zod';
import { pageFile, template, words } from './copy';

const where = {
  name: template('The answer to "Where".', ['town'], 60).meta({ title: 'Where' }),
  travel: words('The line "Travel".', 160),
};

const sum = template(
  'The result; {total} is in bold, {acts} is, for example, "2 notarizations".',
  ['total', 'acts'],
  120,
).meta({ title: 'Result' });

const priced = {
  sumWithTravel: template("Once you've priced travel to the town.", ['total', 'acts'], 120).meta({
    title: 'Result with travel',
  }),
  travelPriced: template('The line "Travel" with that price.', ['fee', 'town'], 120).meta({
    title: 'Travel with a price',
  }),
};

const labels = z
  .strictObject({
    standard: words('', 80).meta({ title: 'Usual time' }),
    agreed: words('The same where a visit takes most of a day.', 80).meta({
      title: 'Usual time, long visits',
    }),
    priority: words('', 80).meta({ title: 'Priority time' }),
    tooFar: template('The priority time where the drive takes too long.', ['town'], 80).meta({
      title: 'Too far for priority',
    }),
  })
  .meta({ title: 'Answers to "How soon"' });

const meanings = z
  .strictObject({
    standard: words('', 200).meta({ title: 'Usual time' }),
    agreed: words('The same where a visit takes most of a day.', 200).meta({
      title: 'Usual time, long visits',
    }),
    priority: words("While you've set no price for it.", 200).meta({ title: 'Priority time' }),
    priorityPriced: template('', ['fee'], 200).meta({ title: 'Priority time with a price' }),
    priorityOnline: words('', 200).meta({ title: 'Priority time online' }),
    tooFar: template('The priority time where the drive takes too long.', ['town'], 200).meta({
      title: 'Too far for priority',
    }),
  })
  .describe('The line "When", for each answer to "How soon".')
  .meta({ title: 'Meaning of each answer' });

const calculator = z
  .strictObject({
    incomplete: words('').meta({ title: 'Number missing' }),
    invalid: template("Below an answer that isn't a usable number.", ['most'], 120).meta({
      title: 'Unusable number',
    }),
    total: template("While you've set no price for the first notarization.", ['amount'], 40),
    firstCap: template("While you've set no price for it.", ['fee', 'state', 'law'], 120).meta({
      title: 'First notarization',
    }),
    firstPrice: template('', ['fee', 'state', 'law', 'cap'], 120).meta({
      title: 'First notarization with a price',
    }),
    furtherActs: template(
      'The line for several additional notarizations.',
      ['fee', 'each'],
      80,
    ).meta({ title: 'Additional notarizations' }),
    counting: words('Below the result.', 240).meta({ title: 'What is assumed' }),
    visit: z.strictObject({ ...where, sum, ...priced }).describe('A visit to the town.'),
    elsewhere: z
      .strictObject(where)
      .describe("A visit if you hold no commission in the town's state.")
      .meta({ title: 'Visit across the state line' }),
    online: z
      .strictObject({ ...where, sum })
      .describe('A session by video.')
      .meta({ title: 'Online session' }),
    labels,
    meanings,
  })
  .describe('What the button opens.');

/** content/pages/price.yaml: the calculator on every town's page. */
export const price = pageFile('Price calculator', {
  button: words('The button that opens it.', 60),
  buttonWithTravel: template("The same, once you've priced travel to the town.", ['town'], 60).meta(
    {
      title: 'Button with travel',
    },
  ),
  calculator,
});
export type PriceCopy = z.infer<typeof price>;
