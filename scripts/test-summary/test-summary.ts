import { existsSync, readFileSync } from 'node:fs';
import { reportOfJest, reportOfPlaywright, type TestReport } from './test-report';

/**
 * Prints each test that failed, then `N passed, N failed`: the sum of the unit and the browser
 * tests of the last run, those of the deployment among them, from the reports that the runners
 * write. A run that stopped before a runner started has no report of it.
 */
const reports = [
  ...read('unit', reportOfJest),
  ...read('browser', reportOfPlaywright),
  ...read('deploy', reportOfPlaywright),
];

function read(name: string, reportOf: (report: unknown) => TestReport): TestReport[] {
  const file = `test-results/${name}.json`;
  return existsSync(file) ? [reportOf(JSON.parse(readFileSync(file, 'utf8')))] : [];
}

for (const complaint of reports.flatMap(({ complaints }) => complaints)) console.log(complaint);
const sum = (key: 'passed' | 'failed') => reports.reduce((total, report) => total + report[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
