import { group } from '../labeled';
import { template, words } from './copy';

/** content/pages/fees.yaml: the text below the fee table. */
export const fees = group('Fee table', {
  quoted: words(60, 'Price of other travel').describe(
    "What travel costs in a town without a price, once you've filled in some.",
  ),
  online: template(['fee'], 160).describe('Below the table, if you notarize online.'),
  visit: group('', {
    total: template(['twoNotarizations'], 500).describe(
      'How the total adds up; the cost of two notarizations is calculated.',
    ),
    noSigning: words(240, 'If nothing is signed').describe('What is owed then.'),
  }).describe('Below the table, for a visit.'),
  service: template(['twoNotarizations'], 240, 'Fees of a service').describe(
    'On the page of a service that is a visit.',
  ),
  session: template(['fee'], 400, 'Fees of an online service').describe(
    'On the page of a service that is online.',
  ),
});
