import { z } from 'zod';
import { type FieldProblem, type StateCode, stateCode } from './fields';
import type { StateLaw } from './state-law';

export const prices = z
  .strictObject({
    additionalNotarization: z
      .number()
      .positive()
      .describe('For each notarization after the first. The law caps it: see `highestFee`.'),
  })
  .describe('In dollars. Other texts name a price in braces, such as {additionalFee}.');

const range = z
  .tuple([z.number().int().positive(), z.number().int().positive()])
  .refine(([low, high]) => low < high, 'the smaller number first');

export const times = z
  .strictObject({
    priorityHours: z
      .number()
      .int()
      .positive()
      .describe('Within how many hours you come to a priority visit.'),
    standardHours: range.describe('After how many hours you come to others, such as [24, 48].'),
    loanSigningMinutes: range.describe('How many minutes a loan signing takes, such as [45, 60].'),
    apostilleMailWeeks: range.describe(
      'How many weeks an apostille takes by mail, such as [1, 3].',
    ),
  })
  .describe('How long things take. Other texts name a time in braces, such as {priorityWindow}.');

/** Prices above what a state's law allows for one notarial act. */
export function priceProblems({
  prices: { additionalNotarization },
  law,
}: {
  prices: z.infer<typeof prices>;
  law: Record<StateCode, StateLaw>;
}): FieldProblem[] {
  return stateCode.options
    .map((state) => law[state])
    .filter(({ highestFee }) => additionalNotarization > highestFee)
    .map(({ highestFee, feeSource }) => ({
      path: ['prices', 'additionalNotarization'],
      message: `at most ${highestFee} dollars (${feeSource})`,
    }));
}
