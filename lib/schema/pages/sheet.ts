import { z } from 'zod';
import { template, words } from './copy';

const bring = z
  .strictObject({
    identity: words('The ID, in bold.', 60),
    also: words('What else to bring.', 60),
  })
  .describe(
    'The answer to "Have ready", where a service doesn\'t have its own; a link to the list follows.',
  );

/** content/pages/sheet.yaml: the sheet of short answers beside the heading of a page. */
export const sheet = z.strictObject({
  when: z
    .strictObject({
      priority: template('Where a priority visit is possible; the time is in bold.', ['time'], 120),
      standard: template('Where that is too far.', ['time'], 120),
      agreed: template('Where a visit takes most of a day.', ['time'], 120),
    })
    .describe('The answer to "When", by distance.'),
  cost: template('The answer to "Cost": the first notarization in each state.', ['fees'], 120),
  travel: words('After it, where travel is quoted before the visit.', 60),
  travelPriced: template('After it, with the price of travel to a town.', ['fee'], 60),
  commission: z
    .strictObject({
      line: template('At the foot of the sheet.', ['states'], 60),
      onRecord: template(
        'A state whose commission is in business.yaml with its number and last day.',
        ['state', 'number', 'date'],
        60,
      ),
    })
    .describe('Where you are commissioned.'),
  bring,
});
export type SheetCopy = z.infer<typeof sheet>;
