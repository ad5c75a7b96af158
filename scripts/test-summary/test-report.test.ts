import { resolve } from 'node:path';
import { resultsOfJest, resultsOfPlaywright, summary } from './test-report';

it('counts unit tests, and a file that could not run as one failure', () => {
  const file = { name: resolve('lib/towns/towns.test.ts'), status: 'failed' };
  const assertionResults = [
    { fullName: 'a town has a name', status: 'passed', failureMessages: [] },
    { fullName: 'a town has a ZIP', status: 'failed', failureMessages: ['Error: none\nat'] },
    { fullName: 'a town has a mayor', status: 'todo', failureMessages: [] },
  ];
  const testResults = [
    { ...file, message: '', assertionResults },
    { ...file, message: '  ● Test suite failed to run\n\n    Error', assertionResults: [] },
  ];
  expect(summary(resultsOfJest(JSON.stringify({ testResults })))).toBe(`\
Failed: a town has a ZIP: Error: none
Failed: lib/towns/towns.test.ts: ● Test suite failed to run
1 passed, 2 failed`);
});

it('counts browser tests, and one that passed on retry as passed', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  });
  const inner = { title: 'at 390 px', specs: [spec('a seal', 'flaky', 'no answer')] };
  const specs = [
    spec('a card', 'expected'),
    spec('a map', 'skipped'),
    spec('a sheet', 'unexpected', '\u001b[2mtoo\u001b[22m tall\nby 3 px'),
  ];
  const suites = [{ title: 'layout.spec.ts', specs, suites: [inner] }];
  expect(summary(resultsOfPlaywright(JSON.stringify({ suites })))).toBe(`\
Failed: layout.spec.ts › a sheet: too tall
Passed only on retry: layout.spec.ts › at 390 px › a seal: no answer
2 passed, 1 failed`);
});
