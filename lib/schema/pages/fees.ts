import { z } from 'zod';
import { template, words } from './copy';

const visit = z
  .strictObject({
    total: template(
      'How the total adds up; what two notarizations cost is calculated.',
      ['twoNotarizations'],
      500,
    ),
    noSigning: words('What is owed when nothing is signed.', 240),
  })
  .describe('Below the table, for a visit.');

const travel = z
  .strictObject({
    caption: words('The first line of the table.', 80),
    upTo: template('A distance.', ['miles'], 40),
    farther: words('Every longer distance.', 40),
    quoted: words('What travel costs there.', 60),
  })
  .describe('The table of the prices for travel, once business.yaml has them.');

/** content/pages/fees.yaml: the table of the fees, with what is said below it. */
export const fees = z.strictObject({
  heading: words('Above the table, or beside it.', 40),
  caption: words('The first line of the table.', 80),
  cap: template('What the law allows, below the name of a state.', ['fee', 'law'], 80),
  travel,
  visit,
  session: template('Below the table, for an online session.', ['fee'], 400),
});
