import { z } from 'zod';
import { line } from './fields';

/** The wording and limits that a state's law sets for notaries. */
export const stateLaw = z.strictObject({
  name: line(2, 20),
  statement: line(80, 300),
  statementSource: line(),
  highestFee: z.number().positive(),
  highestRemoteFee: z.number().positive().optional(),
  feeSource: line(),
  /** What the pages say while the business has no commission from the state. */
  withoutCommission: line(40, 300),
});
export type StateLaw = z.infer<typeof stateLaw>;
