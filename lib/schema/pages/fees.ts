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
    fees: template(
      'The fees; after the fee of the first, those of a set price.',
      ['fee', 'law'],
      160,
    ),
    travel: words('Travel that is quoted before the visit.', 120),
    travelPriced: template('', ['town', 'travel'], 80).meta({ title: 'Travel with a price' }),
  })
  .meta({ title: "On a town's page" });

const travel = z
  .strictObject({
    caption: words('', 80).meta({ title: 'First line of the table' }),
    upTo: template('', ['miles'], 40).meta({ title: 'Up to a distance' }),
    farther: words('Every longer distance.', 40),
    quoted: words('What travel costs there.', 60).meta({ title: 'Price of farther travel' }),
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
  table: words('From the page of a service to the table on /contact/.', 60).meta({
    title: 'Link to the table',
  }),
  town,
  session: template('Below the table, for an online session.', ['fee'], 400).meta({
    title: 'Online session',
  }),
});
