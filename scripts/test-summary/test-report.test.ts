import { resolve } from 'node:path';
import { reportOfJest, reportOfPlaywright } from './test-report';

it('names each unit test that failed, and a file that could not run as one', () => {
  const file = { name: resolve('lib/towns/towns.test.ts'), status: 'failed' };
  const assertionResults = [
    { fullName: 'a town has a name', status: 'passed', failureMessages: [] },
    { fullName: 'a town has a ZIP', status: 'failed', failureMessages: ['Error: none\nat'] },
  ];
  const testResults = [
    { ...file, message: '', assertionResults },
    { ...file, message: '  ● Test suite failed to run\n\n    Error', assertionResults: [] },
  ];
  const lines = [
    'Failed: a town has a ZIP: Error: none',
    'Failed: lib/towns/towns.test.ts: ● Test suite failed to run',
  ];
  const json = JSON.stringify({ numPassedTests: 1, testResults });
  expect(reportOfJest(json)).toEqual({ lines, passed: 1, failed: 2 });
});

it('names each browser test that failed or passed only on retry', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  });
  const inner = { title: 'at 390 px', specs: [spec('a seal', 'flaky', 'no answer')] };
  const specs = [
    spec('a card', 'expected'),
    spec('a sheet', 'unexpected', '\u001b[2mtoo\u001b[22m tall\nby 3 px'),
  ];
  const suites = [{ title: 'layout.spec.ts', specs, suites: [inner] }];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
  expect(reportOfPlaywright(JSON.stringify({ suites, stats }))).toEqual({
    lines: [
      'Failed: layout.spec.ts › a sheet: too tall',
      'Passed only on retry: layout.spec.ts › at 390 px › a seal: no answer',
    ],
    passed: 2,
    failed: 1,
  });
});
