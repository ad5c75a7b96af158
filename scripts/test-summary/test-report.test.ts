import { resolve } from 'node:path';
import { reportOfJest, reportOfPlaywright } from './test-report';

it('counts unit tests, and a file that could not run as one failure', () => {
  const file = { name: resolve('lib/towns/towns.test.ts'), status: 'failed' };
  const assertionResults = [
    { fullName: 'a town has a name', status: 'passed', failureMessages: [] },
    { fullName: 'a town has a ZIP', status: 'failed', failureMessages: ['Error: none\nat'] },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { ...file, message: '', assertionResults },
      { ...file, message: '  ● Test suite failed to run\n\n    Error', assertionResults: [] },
    ],
  };
  expect(reportOfJest(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    complaints: [
      'Failed: a town has a ZIP: Error: none',
      'Could not run: lib/towns/towns.test.ts: ● Test suite failed to run',
    ],
  });
});

it('counts browser tests, and one that passed on retry as passed', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  });
  const inner = { title: 'at 390 px', specs: [spec('a seal', 'flaky', 'no answer')] };
  const specs = [
    spec('a card', 'expected'),
    spec('a sheet', 'unexpected', '\u001b[2mtoo\u001b[22m tall\nby 3 px', 'too tall'),
  ];
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [{ title: 'layout.spec.ts', specs, suites: [inner] }],
  };
  expect(reportOfPlaywright(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    complaints: [
      'Failed: layout.spec.ts › a sheet: too tall',
      'Passed only on retry: layout.spec.ts › at 390 px › a seal: no answer',
    ],
  });
});
