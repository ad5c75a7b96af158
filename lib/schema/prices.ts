import { z } from 'zod';
import { type FieldProblem, type StateCode, stateCode } from './fields';
import type { StateLaw } from './state-law';

/** In dollars. */
export const prices = z.strictObject({ additionalNotarization: z.number().positive() });

const range = z
  .tuple([z.number().int().positive(), z.number().int().positive()])
  .refine(([low, high]) => low < high, 'the smaller number first');

export const times = z.strictObject({
  priorityHours: z.number().int().positive(),
  standardHours: range,
  loanSigningMinutes: range,
  apostilleMailWeeks: range,
});

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
