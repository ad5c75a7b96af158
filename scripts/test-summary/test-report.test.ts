import { resolve } from 'node:path';
import { reportOfJest, reportOfPlaywright } from './test-report';

const file = (status: string, message: string, assertionResults: object[]) => ({
  name: resolve('lib/towns/towns.test.ts'),
  status,
  message,
  assertionResults,
});

describe('the report of the unit tests', () => {
  it('counts, and names what failed with the first line of why', () => {
    const report = reportOfJest({
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 0,
      testResults: [
        file('failed', '', [
          { fullName: 'a town has a name', status: 'passed', failureMessages: [] },
          { fullName: 'a town has a ZIP', status: 'failed', failureMessages: ['Error: none\nat'] },
        ]),
      ],
    });
    expect(report).toEqual({
      passed: 1,
      failed: 1,
      complaints: ['Failed: a town has a ZIP: Error: none'],
    });
  });

  it('takes a file that could not run for a failure', () => {
    const report = reportOfJest({
      numPassedTests: 0,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 1,
      testResults: [file('failed', '  ● Test suite failed to run\n\n    Error', [])],
    });
    expect(report).toEqual({
      passed: 0,
      failed: 1,
      complaints: ['Could not run: lib/towns/towns.test.ts: ● Test suite failed to run'],
    });
  });
});

const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
  title,
  tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
});

describe('the report of the browser tests', () => {
  const report = reportOfPlaywright({
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [
      {
        title: 'look.spec.ts',
        specs: [spec('a seal', 'expected', undefined)],
        suites: [
          {
            title: 'at 390 px',
            specs: [
              spec('a sheet', 'unexpected', '\u001b[2mtoo\u001b[22m tall\nby 3 px', 'too tall'),
            ],
          },
          { title: 'at 768 px', specs: [spec('a sheet', 'flaky', 'no answer', undefined)] },
        ],
      },
    ],
  });

  it('counts a test that passed when tried again as passed', () => {
    expect(report.passed).toBe(2);
    expect(report.failed).toBe(1);
  });

  it('names both what failed and what had to be tried again', () => {
    expect(report.complaints).toEqual([
      'Failed: look.spec.ts › at 390 px › a sheet: too tall',
      'Passed only when tried again: look.spec.ts › at 768 px › a sheet: no answer',
    ]);
  });

  it('refuses what is no report', () => {
    expect(() => reportOfPlaywright({})).toThrow('stats');
  });
});
