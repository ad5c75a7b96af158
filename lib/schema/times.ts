import * as z from 'zod';
import { group, labeled } from './labeled';

const range = z
  .tuple([labeled(z.number().int().positive(), 'From'), labeled(z.number().int().positive(), 'To')])
  .refine(([low, high]) => low < high, 'the smaller number first');

export const times = group('How long things take', {
  priorityHours: labeled(z.number().int().positive(), 'Priority visit (hours)').describe(
    'How soon you come for one.',
  ),
  priorityMiles: labeled(z.number().int().positive(), 'Priority visit (miles)').describe(
    "How far that reaches: straight-line miles from your home town, which are fewer than the road's. For towns farther away, pages say to call.",
  ),
  standardHours: labeled(range, 'Other visits (hours)').describe('How soon you come.'),
  loanSigningMinutes: labeled(range, 'Loan signing (minutes)').describe('How long one takes.'),
  apostilleMailWeeks: labeled(range, 'Apostille by mail (weeks)').describe('How long one takes.'),
}).describe('Where another text says {priorityWindow}, pages show the time from here.');
