import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** What a runner reports: a line for each test that didn't simply pass, and how many did and didn't. */
export interface TestReport {
  lines: string[];
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** @param json what `jest --json` writes; a test file that could not run counts as one failed test. */
export function reportOfJest(json: string): TestReport {
  const { numPassedTests: passed, testResults }: JestReport = JSON.parse(json);
  const lines = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const isUnexplained = status === 'failed' && failed.length === 0;
    if (isUnexplained) return lineFor('Failed', relative('', name), message);
    return failed.map((result) => lineFor('Failed', result.fullName, result.failureMessages[0]));
  });
  return { lines, passed, failed: lines.length };
}

/** @param json what Playwright's reporter writes. */
export function reportOfPlaywright(json: string): TestReport {
  const { suites, stats }: JSONReport = JSON.parse(json);
  const lines = suites.flatMap((suite) => linesOf(suite, ''));
  return { lines, passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function linesOf({ title, specs, suites = [] }: JSONReportSuite, parent: string): string[] {
  const path = `${parent}${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ status, results }) => {
      const message = results.find(({ error }) => error)?.error?.message;
      if (status === 'unexpected') return lineFor('Failed', path + spec.title, message);
      if (status === 'flaky') return lineFor('Passed only on retry', path + spec.title, message);
      return [];
    }),
  );
  return [...own, ...suites.flatMap((suite) => linesOf(suite, path))];
}

function lineFor(complaint: string, name: string, message = ''): string {
  const [firstLine] = stripVTControlCharacters(message).trim().split('\n', 1);
  return `${complaint}: ${name}: ${firstLine}`;
}
