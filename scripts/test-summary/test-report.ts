import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** What the tests of one runner came to. */
export interface TestReport {
  passed: number;
  failed: number;
  /** Each test that failed, or passed only when tried again, with the first line of what it said. */
  complaints: readonly string[];
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullable(),
        }),
      ),
    }),
  ),
});

/**
 * Takes the report that `jest --json` writes; a file of tests that could not run counts as one that
 * failed. Throws a ZodError where it is no such report.
 */
export function reportOfJest(report: unknown): TestReport {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } =
    jestReport.parse(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    complaints: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed');
      if (status === 'failed' && failed.length === 0) {
        return complaint('Could not run', relative('', name), message);
      }
      return failed.map(({ fullName, failureMessages }) =>
        complaint('Failed', fullName, failureMessages?.[0] ?? ''),
      );
    }),
  };
}

const playwrightSuite = z.object({
  title: z.string(),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
        }),
      ),
    }),
  ),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  suites: z.array(playwrightSuite),
});

/** Takes the report of Playwright's `json` reporter. Throws a ZodError where it is not one. */
export function reportOfPlaywright(report: unknown): TestReport {
  const { stats, suites } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    complaints: suites.flatMap((suite) => complaintsOf(suite, [])),
  };
}

const outcomes: Readonly<Record<string, string>> = {
  unexpected: 'Failed',
  flaky: 'Passed only when tried again',
};

function complaintsOf(suite: z.infer<typeof playwrightSuite>, above: string[]): string[] {
  const path = [...above, suite.title];
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ status, results }) => {
        const outcome = outcomes[status];
        const error = results.find((result) => result.error)?.error;
        return outcome
          ? complaint(outcome, [...path, title].join(' › '), error?.message ?? '')
          : [];
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => complaintsOf(inner, path)),
  ];
}

function complaint(outcome: string, name: string, message: string): string {
  return `${outcome}: ${name}: ${stripVTControlCharacters(message).trim().split('\n', 1)[0]}`;
}
