import * as fc from 'fast-check';

/** Set by Jest's configuration, the same in every run. */
const seed = Number(process.env.FAST_CHECK_SEED);

/** Mutation tests run a law for each change of the code, on less input (stryker.config.mjs). */
const most = Number(process.env.FAST_CHECK_RUNS ?? Infinity);

/**
 * A test of what must hold whatever comes in. A failure is shown with the smallest input that fails.
 *
 * @param sentence the law, as the test's name.
 * @param holds throws for input that breaks it.
 * @param runs how much input is generated.
 */
export function law<Input>(
  sentence: string,
  input: fc.Arbitrary<Input>,
  holds: (input: Input) => void | Promise<void>,
  runs = 1000,
) {
  const property = fc.asyncProperty(input, async (value) => holds(value));
  it(sentence, () => fc.assert(property, { seed, numRuns: Math.min(runs, most) }));
}
