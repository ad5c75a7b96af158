import { z } from 'zod';
import { pageFile, template, words } from './copy';

const visit = z
  .strictObject({
    total: template(
      'How the total adds up; the cost of two notarizations is calculated.',
      ['twoNotarizations'],
      500,
    ),
    noSigning: words('What is owed then.', 240).meta({ title: 'If nothing is signed' }),
  })
  .describe('Below the table, for a visit.');

const town = z
  .strictObject({
    more: words('Above the calculator.', 80).meta({ title: 'Before the calculator' }),
    travelPriced: template('', ['town', 'travel'], 80).meta({ title: 'Travel with a price' }),
  })
  .meta({ title: "On a town's page" });

const travel = z
  .strictObject({
    caption: words('', 80).meta({ title: 'First line of the table' }),
    other: words('Every town without a price.', 40).meta({ title: 'Other towns' }),
    quoted: words('What travel costs there.', 60).meta({ title: 'Price of other travel' }),
  })
  .describe("Their table, once you've filled them in.")
  .meta({ title: 'Travel prices' });

/** content/pages/fees.yaml: the fee table and the text below it. */
export const fees = pageFile('Fee table', {
  heading: words('The heading above the table, or beside it.', 40),
  caption: words('', 80).meta({ title: 'First line of the table' }),
  cap: template('What the law allows, below the name of a state.', ['fee', 'law'], 80).meta({
    title: "The law's limit",
  }),
  online: template('Below the table, if you notarize online.', ['fee'], 160),
  travel,
  visit,
  service: template('On the page of a service that is a visit.', ['twoNotarizations'], 240).meta({
    title: 'Fees of a service',
  }),
  table: words('From the page of a service to the table on /contact/.', 60).meta({
    title: 'Link to the table',
  }),
  town,
  session: template('Below the table, for an online session.', ['fee'], 400).meta({
    title: 'Online session',
  }),
});
