import { group } from '../labeled';
import { banner, words } from './copy';

/** content/pages/service.yaml: what every service's page shares. */
export const servicePage = group("Every service's page", {
  extrasNote: words(120, 'Note on extras').describe('Below the list of extras: what they cost.'),
  visits: words(40, 'Places with their own rules').describe(
    'The heading above how a visit to such a place goes.',
  ),
  officers: group('Offices that order signings', {
    heading: words(60),
    how: words(500, 'How to order').describe('And what happens then.'),
  }).describe('On the pages of services that offices order.'),
  banner,
});
