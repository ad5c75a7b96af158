import { z } from 'zod';
import { group, labeled } from './labeled';

const range = z
  .tuple([
    labeled(z.number().int().positive(), '', 'From'),
    labeled(z.number().int().positive(), '', 'To'),
  ])
  .refine(([low, high]) => low < high, 'the smaller number first');

export const times = group(
  'Other texts name a time in braces, such as {priorityWindow}.',
  'How long things take',
  {
    priorityHours: labeled(
      z.number().int().positive(),
      'How soon you come for one.',
      'Priority visit (hours)',
    ),
    standardHours: labeled(range, 'How soon you come.', 'Other visits (hours)'),
    loanSigningMinutes: labeled(range, 'How long one takes.', 'Loan signing (minutes)'),
    apostilleMailWeeks: labeled(range, 'How long one takes.', 'Apostille by mail (weeks)'),
  },
);
