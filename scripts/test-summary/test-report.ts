import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface TestResult {
  name: string;
  /** The status as Jest or Playwright names it. */
  status: string;
  /** From a test that failed at least once. */
  message: string | undefined;
}

interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** @param json what `jest --json` writes; a test file that could not run counts as one failed test. */
export function resultsOfJest(json: string): TestResult[] {
  const { testResults }: JestReport = JSON.parse(json);
  return testResults.flatMap((file) => {
    const results = file.assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      status,
      message: failureMessages?.[0],
    }));
    const isExplained =
      file.status !== 'failed' || results.some(({ status }) => status === 'failed');
    return isExplained ? results : [...results, { ...file, name: relative('', file.name) }];
  });
}

/** @param json what Playwright's reporter writes. */
export function resultsOfPlaywright(json: string): TestResult[] {
  const { suites }: JSONReport = JSON.parse(json);
  return suites.flatMap((suite) => resultsOf(suite, ''));
}

function resultsOf({ title, specs, suites = [] }: JSONReportSuite, parent: string): TestResult[] {
  const path = `${parent}${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: path + spec.title,
      status,
      message: results.find(({ error }) => error)?.error?.message,
    })),
  );
  return [...own, ...suites.flatMap((suite) => resultsOf(suite, path))];
}

const complaints: Record<string, string> = {
  failed: 'Failed',
  unexpected: 'Failed',
  flaky: 'Passed only on retry',
};

/** A line for each test that didn't simply pass, and how many passed and failed. */
export function summary(results: readonly TestResult[]): string {
  const lines = results.flatMap(({ name, status, message = '' }) => {
    const [firstLine] = stripVTControlCharacters(message).trim().split('\n', 1);
    return complaints[status] ? [`${complaints[status]}: ${name}: ${firstLine}`] : [];
  });
  const count = (...words: string[]) =>
    results.filter(({ status }) => words.includes(status)).length;
  const passed = count('passed', 'expected', 'flaky');
  return [...lines, `${passed} passed, ${count('failed', 'unexpected')} failed`].join('\n');
}
