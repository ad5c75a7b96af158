import { group } from '../labeled';
import { template, words } from './copy';

/** content/pages/fees.yaml: the fee table and the text below it. */
export const fees = group('Fee table', {
  heading: words(40).describe('The heading above the table, or beside it.'),
  caption: words(80, 'First line of the table'),
  cap: template(['fee', 'law'], 80, "The law's limit").describe(
    'What the law allows, below the name of a state, once you charge less.',
  ),
  online: template(['fee'], 160).describe('Below the table, if you notarize online.'),
  travel: group('Travel prices', {
    caption: words(80, 'First line of the table'),
    other: words(40, 'Other towns').describe('Every town without a price.'),
    quoted: words(60, 'Price of other travel').describe('What travel costs there.'),
  }).describe("Their table, once you've filled them in."),
  visit: group('', {
    total: template(['twoNotarizations'], 500).describe(
      'How the total adds up; the cost of two notarizations is calculated.',
    ),
    noSigning: words(240, 'If nothing is signed').describe('What is owed then.'),
  }).describe('Below the table, for a visit.'),
  service: template(['twoNotarizations'], 240, 'Fees of a service').describe(
    'On the page of a service that is a visit.',
  ),
  sample: template(['town', 'total'], 120, 'Sample visit').describe(
    'On the page of mobile visits, once you have prices for travel: for one notarization in each of three towns.',
  ),
  table: words(60, 'Link to the table').describe(
    'From the page of a service to the table on /contact/.',
  ),
  town: group("On a town's page", {
    more: words(80, 'Before the calculator').describe('Above the calculator.'),
  }),
  session: template(['fee'], 400, 'Online session').describe(
    'Below the table, for an online session.',
  ),
});
