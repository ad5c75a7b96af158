import { z } from 'zod';
import { template, words } from './copy';

const where = {
  name: template('The answer to "Where".', ['town'], 60),
  where: template('After the documents and signers, also in the text message.', ['town'], 60),
  travel: words('The line "Travel".', 160),
};

const sum = template(
  'The result; {total} is in bold, {acts} is, for example, "2 notarizations".',
  ['total', 'acts'],
  120,
);

const priced = {
  sumWithTravel: template(
    'The same once business.yaml has a price for travel to the town.',
    ['total', 'acts'],
    120,
  ),
  travelPriced: template('The line "Travel" with that price.', ['fee', 'town'], 120),
};

const labels = z
  .strictObject({
    standard: words('The usual time.', 80),
    agreed: words('The same where a visit takes most of a day.', 80),
    priority: words('The priority time.', 80),
    tooFar: template('The priority time where the drive takes too long.', ['town'], 80),
  })
  .describe('The answers to "How soon".');

const meanings = z
  .strictObject({
    standard: words('The usual time.', 200),
    agreed: words('The same where a visit takes most of a day.', 200),
    priority: words('The priority time, while business.yaml has no price for it.', 200),
    priorityPriced: template('The same with its price.', ['fee'], 200),
    priorityOnline: words('The priority time of an online session.', 200),
    tooFar: template('The priority time where the drive takes too long.', ['town'], 200),
  })
  .describe('The line "When", for each answer to "How soon".');

const calculator = z
  .strictObject({
    incomplete: words('While a number is missing.'),
    invalid: template("Below an answer that isn't a usable number.", ['most'], 120),
    total: template(
      'The total, while business.yaml has no price for the first notarization.',
      ['amount'],
      40,
    ),
    firstCap: template(
      'The line "First notarization", while business.yaml has no price for it.',
      ['fee', 'state', 'law'],
      120,
    ),
    firstPrice: template('The same with its price.', ['fee', 'state', 'law', 'cap'], 120),
    furtherActs: template('The line for several additional notarizations.', ['fee', 'each'], 80),
    counting: words('Below the result: what is assumed.', 240),
    message: template('The text message; {signing} stands for the answers.', ['signing'], 80),
    visit: z.strictObject({ ...where, sum, ...priced }).describe('A visit to the town.'),
    elsewhere: z
      .strictObject(where)
      .describe("A visit if you hold no commission in the town's state."),
    online: z.strictObject({ ...where, sum }).describe('A session by video.'),
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
