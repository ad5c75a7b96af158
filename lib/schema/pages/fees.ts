import { file, group } from '../labeled';
import { template, words } from './copy';

/** content/pages/fees.yaml: the fee table and the text below it. */
export const fees = file('Fee table', {
  heading: words(40, 'The heading above the table, or beside it.'),
  caption: words(80, '', 'First line of the table'),
  cap: template(
    ['fee', 'law'],
    80,
    'What the law allows, below the name of a state.',
    "The law's limit",
  ),
  online: template(['fee'], 160, 'Below the table, if you notarize online.'),
  travel: group("Their table, once you've filled them in.", 'Travel prices', {
    caption: words(80, '', 'First line of the table'),
    other: words(40, 'Every town without a price.', 'Other towns'),
    quoted: words(60, 'What travel costs there.', 'Price of other travel'),
  }),
  visit: group('Below the table, for a visit.', '', {
    total: template(
      ['twoNotarizations'],
      500,
      'How the total adds up; the cost of two notarizations is calculated.',
    ),
    noSigning: words(240, 'What is owed then.', 'If nothing is signed'),
  }),
  service: template(
    ['twoNotarizations'],
    240,
    'On the page of a service that is a visit.',
    'Fees of a service',
  ),
  table: words(60, 'From the page of a service to the table on /contact/.', 'Link to the table'),
  town: group('', "On a town's page", {
    more: words(80, 'Above the calculator.', 'Before the calculator'),
    travelPriced: template(['town', 'travel'], 80, '', 'Travel with a price'),
  }),
  session: template(['fee'], 400, 'Below the table, for an online session.', 'Online session'),
});
