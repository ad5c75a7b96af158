import { z } from 'zod';
import { template, words } from './copy';

const visit = z
  .strictObject({
    total: template(
      'How the total adds up; the cost of two notarizations is calculated.',
      ['twoNotarizations'],
      500,
    ),
    noSigning: words('What is owed when nothing is signed.', 240),
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
    travelPriced: template('Travel with a price.', ['town', 'travel'], 80),
  })
  .describe("On a town's page.");

const travel = z
  .strictObject({
    caption: words('The first line of the table.', 80),
    upTo: template('A distance.', ['miles'], 40),
    farther: words('Every longer distance.', 40),
    quoted: words('What travel costs there.', 60),
  })
  .describe('The table of travel prices, once business.yaml has them.');

/** content/pages/fees.yaml: the fee table and the text below it. */
export const fees = z.strictObject({
  heading: words('The heading above the table, or beside it.', 40),
  caption: words('The first line of the table.', 80),
  cap: template('What the law allows, below the name of a state.', ['fee', 'law'], 80),
  onlineFromIdaho: words(
    "Below the table, if you notarize online for people in a state whose own authorization you don't have.",
    160,
  ),
  travel,
  visit,
  service: template('On the page of a service that is a visit.', ['fees', 'twoNotarizations'], 240),
  table: words('The link from there to the table on /contact/.', 60),
  town,
  session: template('Below the table, for an online session.', ['fee'], 400),
});
