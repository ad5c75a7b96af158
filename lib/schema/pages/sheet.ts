import { file, group } from '../labeled';
import { template, words } from './copy';

/** Every page says how soon we typically come (decision 0021). */
const when = (help: string, title: string) =>
  template(['time'], 120, help, title).refine(
    (parts) => parts.some((part) => typeof part !== 'string'),
    'a text with {time} in it',
  );

/** content/pages/sheet.yaml: the sheet of short answers beside the heading of a page. */
export const sheet = file('Short answers', {
  when: group('The answer to "When", by distance.', '', {
    priority: when('Where a priority visit is possible; the time is in bold.', 'Priority possible'),
    standard: when('', 'Too far for priority'),
    agreed: when('Where a visit takes most of a day.', 'Long visits'),
    unknown: when('For a town that has no page.', 'Unknown town'),
  }),
  cost: template(
    ['fees', 'travel'],
    160,
    'The answer to "Cost": the first notarization in each state, and travel.',
  ),
  travel: words(60, 'In the cost, where travel is quoted before the visit.'),
  travelPriced: template(['fee'], 60, 'In the cost.', 'Travel with a price'),
  hospital: words(80, 'The answer to "Hospital" in a town that has one.'),
  commission: group('Where you are commissioned.', '', {
    line: template(['states'], 60, 'At the foot of the sheet.'),
    onRecord: template(
      ['state', 'number', 'date'],
      60,
      "Once you've filled in its commission's number and last day.",
      'State on the line',
    ),
  }),
  bring: group(
    'The answer to "Have ready", where a service doesn\'t have its own; a link to the list follows.',
    'What to have ready',
    {
      identity: words(60, 'In bold.', 'ID'),
      also: words(60, '', 'Anything else'),
    },
  ),
});
