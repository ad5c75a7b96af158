import { z } from 'zod';
import { pageFile, template, words } from './copy';

const bring = z
  .strictObject({
    identity: words('In bold.', 60).meta({ title: 'ID' }),
    also: words('', 60).meta({ title: 'Anything else' }),
  })
  .describe(
    'The answer to "Have ready", where a service doesn\'t have its own; a link to the list follows.',
  )
  .meta({ title: 'What to have ready' });

/** Every page says how soon we typically come (decision 0021). */
const when = (help: string) =>
  template(help, ['time'], 120).refine(
    (parts) => parts.some((part) => typeof part !== 'string'),
    'a text with {time} in it',
  );

/** content/pages/sheet.yaml: the sheet of short answers beside the heading of a page. */
export const sheet = pageFile('Short answers', {
  when: z
    .strictObject({
      priority: when('Where a priority visit is possible; the time is in bold.').meta({
        title: 'Priority possible',
      }),
      standard: when('').meta({ title: 'Too far for priority' }),
      agreed: when('Where a visit takes most of a day.').meta({ title: 'Long visits' }),
      unknown: when('For a town that has no page.').meta({ title: 'Unknown town' }),
    })
    .describe('The answer to "When", by distance.'),
  cost: template(
    'The answer to "Cost": the first notarization in each state, and travel.',
    ['fees', 'travel'],
    160,
  ),
  travel: words('In the cost, where travel is quoted before the visit.', 60),
  travelPriced: template('In the cost.', ['fee'], 60).meta({ title: 'Travel with a price' }),
  hospital: words('The answer to "Hospital" in a town that has one.', 80),
  commission: z
    .strictObject({
      line: template('At the foot of the sheet.', ['states'], 60),
      onRecord: template(
        "Once you've filled in its commission's number and last day.",
        ['state', 'number', 'date'],
        60,
      ).meta({ title: 'State on the line' }),
    })
    .describe('Where you are commissioned.'),
  bring,
});
export type SheetCopy = z.infer<typeof sheet>;
