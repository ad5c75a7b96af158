import { z } from 'zod';
import { template, words } from './copy';

const where = {
  name: template('The answer to "Where".', ['town'], 60).meta({ title: 'Where' }),
  where: template('After the documents and signers, also in the text message.', ['town'], 60).meta({
    title: 'Where, after the signers',
  }),
  travel: words('The line "Travel".', 160),
};

const sum = template(
  'The result; {total} is in bold, {acts} is, for example, "2 notarizations".',
  ['total', 'acts'],
  120,
).meta({ title: 'Result' });

const priced = {
  sumWithTravel: template(
    'The same once business.yaml has a price for travel to the town.',
    ['total', 'acts'],
    120,
  ).meta({
    title: 'Result with travel',
    hint: "Once you've priced travel to the town. You can use {total}, {acts}.",
  }),
  travelPriced: template('The line "Travel" with that price.', ['fee', 'town'], 120).meta({
    title: 'Travel with a price',
  }),
};

const labels = z
  .strictObject({
    standard: words('The usual time.', 80).meta({ title: 'Usual time', hint: '' }),
    agreed: words('The same where a visit takes most of a day.', 80).meta({
      title: 'Usual time, long visits',
    }),
    priority: words('The priority time.', 80).meta({ title: 'Priority time', hint: '' }),
    tooFar: template('The priority time where the drive takes too long.', ['town'], 80).meta({
      title: 'Too far for priority',
    }),
  })
  .describe('The answers to "How soon".')
  .meta({ title: 'Answers to "How soon"', hint: '' });

const meanings = z
  .strictObject({
    standard: words('The usual time.', 200).meta({ title: 'Usual time', hint: '' }),
    agreed: words('The same where a visit takes most of a day.', 200).meta({
      title: 'Usual time, long visits',
    }),
    priority: words('The priority time, while business.yaml has no price for it.', 200).meta({
      title: 'Priority time',
      hint: "While you've set no price for it.",
    }),
    priorityPriced: template('The same with its price.', ['fee'], 200).meta({
      title: 'Priority time with a price',
      hint: 'You can use {fee}.',
    }),
    priorityOnline: words('The priority time of an online session.', 200).meta({
      title: 'Priority time online',
      hint: '',
    }),
    tooFar: template('The priority time where the drive takes too long.', ['town'], 200).meta({
      title: 'Too far for priority',
    }),
  })
  .describe('The line "When", for each answer to "How soon".')
  .meta({ title: 'Meaning of each answer' });

const calculator = z
  .strictObject({
    incomplete: words('While a number is missing.').meta({ title: 'Number missing', hint: '' }),
    invalid: template("Below an answer that isn't a usable number.", ['most'], 120).meta({
      title: 'Unusable number',
    }),
    total: template(
      'The total, while business.yaml has no price for the first notarization.',
      ['amount'],
      40,
    ).meta({ hint: "While you've set no price for the first notarization. You can use {amount}." }),
    firstCap: template(
      'The line "First notarization", while business.yaml has no price for it.',
      ['fee', 'state', 'law'],
      120,
    ).meta({
      title: 'First notarization',
      hint: "While you've set no price for it. You can use {fee}, {state}, {law}.",
    }),
    firstPrice: template('The same with its price.', ['fee', 'state', 'law', 'cap'], 120).meta({
      title: 'First notarization with a price',
      hint: 'You can use {fee}, {state}, {law}, {cap}.',
    }),
    furtherActs: template(
      'The line for several additional notarizations.',
      ['fee', 'each'],
      80,
    ).meta({ title: 'Additional notarizations' }),
    counting: words('Below the result: what is assumed.', 240).meta({
      title: 'What is assumed',
      hint: 'Below the result.',
    }),
    message: template('The text message; {signing} stands for the answers.', ['signing'], 80).meta({
      title: 'Text message',
      hint: 'The answers take the place of {signing}.',
    }),
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
export const price = z.strictObject({
  button: template('The button that opens it, below the fees.', ['town'], 60),
  calculator,
});
export type PriceCopy = z.infer<typeof price>;
