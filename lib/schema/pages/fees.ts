import { z } from 'zod';
import { template, words } from './copy';

const visit = z
  .strictObject({
    total: template(
      'How the total adds up; the cost of two notarizations is calculated.',
      ['twoNotarizations'],
      500,
    ),
    noSigning: words('What is owed when nothing is signed.', 240).meta({
      title: 'If nothing is signed',
      hint: 'What is owed then.',
    }),
  })
  .describe('Below the table, for a visit.');

const town = z
  .strictObject({
    fees: template(
      'The fees; after the fee of the first, those of a set price.',
      ['fee', 'law'],
      160,
    ),
    travel: words('Travel that is quoted before the visit.', 120),
    travelPriced: template('Travel with a price.', ['town', 'travel'], 80).meta({
      title: 'Travel with a price',
      hint: 'You can use {town}, {travel}.',
    }),
  })
  .describe("On a town's page.")
  .meta({ title: "On a town's page", hint: '' });

const travel = z
  .strictObject({
    caption: words('The first line of the table.', 80).meta({
      title: 'First line of the table',
      hint: '',
    }),
    upTo: template('A distance, such as "40 miles".', ['miles'], 40).meta({
      title: 'Up to a distance',
      hint: 'You can use {miles}.',
    }),
    farther: words('Every longer distance.', 40),
    quoted: words('What travel costs there.', 60).meta({ title: 'Price of farther travel' }),
  })
  .describe('The table of travel prices, once business.yaml has them.')
  .meta({ title: 'Travel prices', hint: "Their table, once you've filled them in." });

/** content/pages/fees.yaml: the fee table and the text below it. */
export const fees = z.strictObject({
  heading: words('The heading above the table, or beside it.', 40),
  caption: words('The first line of the table.', 80).meta({
    title: 'First line of the table',
    hint: '',
  }),
  cap: template('What the law allows, below the name of a state.', ['fee', 'law'], 80).meta({
    title: "The law's limit",
  }),
  onlineFromIdaho: words(
    "Below the table, if you notarize online for people in a state whose own authorization you don't have.",
    160,
  ).meta({ title: 'Online from Idaho' }),
  travel,
  visit,
  service: template(
    'On the page of a service that is a visit.',
    ['fees', 'twoNotarizations'],
    240,
  ).meta({ title: 'Fees of a service' }),
  table: words('The link from there to the table on /contact/.', 60).meta({
    title: 'Link to the table',
    hint: 'From the page of a service to the table on /contact/.',
  }),
  town,
  session: template('Below the table, for an online session.', ['fee'], 400).meta({
    title: 'Online session',
  }),
});
