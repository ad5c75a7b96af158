import { group } from '../labeled';
import { template, words } from './copy';

/** Every page says how soon we typically come (decision 0021). */
const when = (title: string) =>
  template(['time'], 120, title).refine(
    (parts) => parts.some((part) => typeof part !== 'string'),
    'a text with {time} in it',
  );

/** content/pages/sheet.yaml: the sheet of short answers beside the heading of a page. */
export const sheet = group('Short answers', {
  when: group('', {
    priority: when('Priority possible').describe(
      'Where a priority visit is possible; the time is in bold.',
    ),
    standard: when('Too far for priority'),
    agreed: when('Long visits').describe('Where a visit takes most of a day.'),
    unknown: when('Unknown town').describe('For a town that has no page.'),
  }).describe('The answer to "When", by distance.'),
  cost: template(['fees', 'travel'], 160).describe(
    'The answer to "Cost": the first notarization in each state, and travel.',
  ),
  travel: words(60).describe('In the cost, where travel is quoted before the visit.'),
  travelPriced: template(['fee'], 60, 'Travel with a price').describe('In the cost.'),
  hospital: words(80).describe('The answer to "Hospital" in a town that has one.'),
  commission: group('', {
    line: template(['states'], 60).describe('At the foot of the sheet.'),
    onRecord: template(['state', 'number', 'date'], 60, 'State on the line').describe(
      "Once you've filled in its commission's number and last day.",
    ),
  }).describe('Where you are commissioned.'),
  bring: group('What to have ready', {
    identity: words(60, 'ID').describe('In bold.'),
    also: words(60, 'Anything else'),
  }).describe(
    'The answer to "Have ready", where a service doesn\'t have its own; a link to the list follows.',
  ),
});
