import { existsSync, readFileSync } from 'node:fs';
import { reportOfJest, reportOfPlaywright } from './test-report';

/**
 * Prints each test that failed, then `N passed, N failed`: the total of the unit tests, axe on the
 * owner's site, the browser tests and the deployment tests. A runner that never started left no
 * report.
 */
const readers = {
  unit: reportOfJest,
  live: reportOfPlaywright,
  browser: reportOfPlaywright,
  deploy: reportOfPlaywright,
};
let [passed, failed] = [0, 0];
for (const [name, reportOf] of Object.entries(readers)) {
  const file = `test-results/${name}.json`;
  if (!existsSync(file)) continue;
  const report = reportOf(readFileSync(file, 'utf8'));
  for (const line of report.lines) console.log(line);
  passed += report.passed;
  failed += report.failed;
}
console.log(`${passed} passed, ${failed} failed`);
