import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** The results of one test runner. */
export interface TestReport {
  passed: number;
  failed: number;
  /** Each test that failed, or passed only on retry, with the first line of its message. */
  complaints: readonly string[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; message: string; assertionResults: JestResult[] }[];
}

interface JestResult {
  fullName: string;
  status: string;
  failureMessages: string[] | null;
}

/** @param json what `jest --json` writes; a test file that could not run counts as one failed test. */
export function reportOfJest(json: string): TestReport {
  const report: JestReport = JSON.parse(json);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    complaints: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed');
      if (status === 'failed' && failed.length === 0) {
        return complaint('Could not run', relative('', name), message);
      }
      return failed.map(({ fullName, failureMessages }) =>
        complaint('Failed', fullName, failureMessages?.[0]),
      );
    }),
  };
}

/** @param json what Playwright's reporter writes; a test that passed only on retry counts as passed. */
export function reportOfPlaywright(json: string): TestReport {
  const { stats, suites }: JSONReport = JSON.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    complaints: suites.flatMap((suite) => complaintsOf(suite)),
  };
}

const outcomes = {
  expected: undefined,
  skipped: undefined,
  unexpected: 'Failed',
  flaky: 'Passed only on retry',
};

function complaintsOf(suite: JSONReportSuite, parent = ''): string[] {
  const path = `${parent}${suite.title} › `;
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, results }) => {
      const outcome = outcomes[status];
      const error = results.find((result) => result.error)?.error;
      return outcome ? complaint(outcome, path + title, error?.message) : [];
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => complaintsOf(inner, path))];
}

function complaint(outcome: string, name: string, message = ''): string {
  return `${outcome}: ${name}: ${stripVTControlCharacters(message).trim().split('\n', 1)[0]}`;
}
