import { z } from 'zod';
import { template, words } from './copy';

const visit = z
  .strictObject({
    total: template(
      'How the total adds up; what two acts cost at most is calculated.',
      ['twoActs'],
      500,
    ),
    noSigning: words('What is owed when nothing is signed.', 240),
  })
  .describe('Below the table, for a visit.');

/** content/pages/fees.yaml: the table of the highest fees, with what is said below it. */
export const fees = z.strictObject({
  heading: words('Above the table, or beside it.', 40),
  caption: words('The first line of the table.', 80),
  visit,
  session: template('Below the table, for an online session.', ['fee'], 400),
});
