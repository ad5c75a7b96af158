import { existsSync, readFileSync } from 'node:fs';
import { reportOfJest, reportOfPlaywright } from './test-report';

/**
 * Prints each test that failed, then `N passed, N failed`: the sum of the unit tests, the browser
 * tests and the tests of the deployment. A runner that was never started has written no report.
 */
const reports = Object.entries({
  unit: reportOfJest,
  browser: reportOfPlaywright,
  deploy: reportOfPlaywright,
}).flatMap(([name, reportOf]) => {
  const file = `test-results/${name}.json`;
  return existsSync(file) ? [reportOf(readFileSync(file, 'utf8'))] : [];
});

for (const complaint of reports.flatMap(({ complaints }) => complaints)) console.log(complaint);
const sum = (key: 'passed' | 'failed') => reports.reduce((total, report) => total + report[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
