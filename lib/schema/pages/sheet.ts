import { z } from 'zod';
import { template, words } from './copy';

const bring = z
  .strictObject({
    identity: words('The ID, in bold.', 60).meta({ title: 'ID', hint: 'In bold.' }),
    also: words('What else to bring.', 60).meta({ title: 'Anything else', hint: '' }),
  })
  .describe(
    'The answer to "Have ready", where a service doesn\'t have its own; a link to the list follows.',
  )
  .meta({ title: 'What to bring' });

/** Every page says how soon we typically come (decision 0021). */
const when = (help: string) =>
  template(help, ['time'], 120).refine(
    (parts) => parts.some((part) => typeof part !== 'string'),
    'a text with {time} in it',
  );

/** content/pages/sheet.yaml: the sheet of short answers beside the heading of a page. */
export const sheet = z.strictObject({
  when: z
    .strictObject({
      priority: when('Where a priority visit is possible; the time is in bold.').meta({
        title: 'Priority possible',
      }),
      standard: when('Where that is too far.').meta({
        title: 'Too far for priority',
        hint: 'You can use {time}.',
      }),
      agreed: when('Where a visit takes most of a day.').meta({
        title: 'Long visits',
      }),
    })
    .describe('The answer to "When", by distance.'),
  cost: template('The answer to "Cost": the first notarization in each state.', ['fees'], 120),
  travel: words('After it, where travel is quoted before the visit.', 60).meta({
    hint: 'After the cost, where travel is quoted before the visit.',
  }),
  travelPriced: template('After it, with the price of travel to a town.', ['fee'], 60).meta({
    title: 'Travel with a price',
    hint: 'After the cost. You can use {fee}.',
  }),
  commission: z
    .strictObject({
      line: template('At the foot of the sheet.', ['states'], 60),
      onRecord: template(
        'A state whose commission is in business.yaml with its number and last day.',
        ['state', 'number', 'date'],
        60,
      ).meta({
        title: 'State on the line',
        hint: "Once you've filled in its commission's number and last day. You can use {state}, {number}, {date}.",
      }),
    })
    .describe('Where you are commissioned.'),
  bring,
});
export type SheetCopy = z.infer<typeof sheet>;
