import { existsSync, readFileSync } from 'node:fs';
import { resultsOfJest, resultsOfPlaywright, summary } from './test-report';

/**
 * Prints each test that failed, then `N passed, N failed`: the total of the unit tests, axe on the
 * owner's site, the browser tests and the deployment tests. A runner that never started left no
 * report.
 */
const readers = {
  unit: resultsOfJest,
  live: resultsOfPlaywright,
  browser: resultsOfPlaywright,
  deploy: resultsOfPlaywright,
};
const results = Object.entries(readers).flatMap(([name, resultsOf]) => {
  const file = `test-results/${name}.json`;
  return existsSync(file) ? resultsOf(readFileSync(file, 'utf8')) : [];
});
console.log(summary(results));
