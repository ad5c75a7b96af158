import { z } from 'zod';
import { isoDate, line } from './fields';

/** The wording and limits that a state's law sets for notaries. */
export const stateLaw = z.strictObject({
  name: line(2, 20).describe('The state.'),
  statement: line(80, 300).describe(
    'What the law requires a notary who is no attorney to say, word for word.',
  ),
  statementSource: line().describe('The section with that wording.'),
  highestFee: z.number().positive().describe('The highest fee for one notarial act, in dollars.'),
  highestRemoteFee: z
    .number()
    .positive()
    .optional()
    .describe('The highest fee for one act done online, if it is another.'),
  feeSource: line().describe('The section with the fees.'),
  withoutCommission: line(40, 300).describe(
    'What the pages say while you have no commission from the state.',
  ),
});
export type StateLaw = z.infer<typeof stateLaw>;

export const lawChecked = isoDate.describe(
  'The day on which somebody last compared `law` with the law in force; due every year. Open the current sections that `law` names, those of Idaho at legislature.idaho.gov and those of Oregon at oregonlegislature.gov, and compare their wording and fees with what `law` says. Then enter the day on which you did so.',
);
