import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Prints `N passed, N failed`: the sum of the unit and the browser tests of the last run, from the
 * reports that both runners write. A run that stopped before a runner started has no report of it.
 */
const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const browserReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
});

function read<Schema extends z.ZodType>(file: string, schema: Schema) {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

const unit = read('test-results/unit.json', unitReport);
const browser = read('test-results/browser.json', browserReport);
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
const failed =
  (unit?.numFailedTests ?? 0) + (browser ? browser.stats.unexpected + browser.stats.flaky : 0);
console.log(`${passed} passed, ${failed} failed`);
