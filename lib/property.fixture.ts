import * as fc from 'fast-check';

/** Set by Jest's configuration, the same in every run. */
const seed = Number(process.env.FAST_CHECK_SEED);

/** Mutation tests run a property for each change of code, on less input (stryker.config.mjs). */
const most = Number(process.env.FAST_CHECK_RUNS ?? Infinity);

/**
 * A test of what holds for any input. A failure is shown with the smallest input that fails.
 *
 * @param sentence the property, as the test's name.
 * @param holds throws for input that breaks it.
 * @param runs how much input is generated.
 */
export function property<Input>(
  sentence: string,
  input: fc.Arbitrary<Input>,
  holds: (input: Input) => void | Promise<void>,
  runs = 1000,
) {
  const check = fc.asyncProperty(input, async (value) => holds(value));
  it(sentence, () => fc.assert(check, { seed, numRuns: Math.min(runs, most) }));
}
