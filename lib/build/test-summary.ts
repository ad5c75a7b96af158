import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Prints `N passed, N failed`: the sum of the unit and the browser tests of the last run, those of
 * the deployment among them, from the reports that the runners write. A run that stopped before a runner started has no report of it.
 */
const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const browserReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
});

function read<Schema extends z.ZodType>(file: string, schema: Schema) {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

const unit = read('test-results/unit.json', unitReport);
const browser = ['browser', 'deploy'].flatMap(
  (name) => read(`test-results/${name}.json`, browserReport)?.stats ?? [],
);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const passed = sum([unit?.numPassedTests ?? 0, ...browser.map(({ expected }) => expected)]);
const failed = sum([
  unit?.numFailedTests ?? 0,
  ...browser.map(({ unexpected, flaky }) => unexpected + flaky),
]);
console.log(`${passed} passed, ${failed} failed`);
