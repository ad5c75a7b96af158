import { existsSync, readFileSync } from 'node:fs';

/**
 * Prints `N passed, N failed`: the total of the unit tests, axe on the owner's site, the browser
 * tests and the deployment tests. A runner that never started left no report.
 */
const files = ['unit', 'live', 'browser', 'deploy'].map((name) => `test-results/${name}.json`);
let passed = 0;
let failed = 0;
for (const file of files.filter((name) => existsSync(name))) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if ('stats' in report) {
    // Playwright counts a test that passed on the second try on its own.
    passed += report.stats.expected + report.stats.flaky;
    failed += report.stats.unexpected;
  } else {
    passed += report.numPassedTests;
    // Jest counts the tests of a file that couldn't run as none.
    failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  }
}
console.log(`${passed} passed, ${failed} failed`);
