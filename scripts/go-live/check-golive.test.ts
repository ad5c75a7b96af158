/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { day, withContent } from './complete-content.fixture';

const script = ['node_modules/tsx/dist/cli.mjs', 'scripts/go-live/check-golive.ts'];

/** What the command prints and exits with on complete content that has these placeholders. */
const run = (placeholders: string[], ...options: string[]) =>
  withContent({ 'content/business.yaml': { placeholders } }, (root) => {
    const env = {
      ...process.env,
      SITE_CONTENT: root,
      SITE_ORIGIN: '',
      SOURCE_DATE_EPOCH: String(Date.parse(`${day}T18:00:00Z`) / 1000),
    };
    return spawnSync(process.execPath, [...script, ...options], { encoding: 'utf8', env });
  });

it('prints the list as JSON and exits with 1 while anything is left', () => {
  const { stdout, status } = run(['phone'], '--json');
  expect(JSON.parse(stdout)).toEqual([
    {
      id: 'placeholder/phone',
      group: 'What only you know',
      file: 'content/business.yaml',
      line: expect.any(Number),
      field: 'phone',
      say: expect.any(String),
      do: expect.any(String),
    },
  ]);
  expect(status).toBe(1);
});

it('prints one line and exits with 0 when nothing is left', () => {
  const { stdout, status } = run([]);
  expect(stdout).toBe('Nothing is left: the site may be public.\n');
  expect(status).toBe(0);
});
