/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { completeContent, day } from './complete-content.fixture';

const { root, setBusiness } = completeContent();

const run = (...options: string[]) =>
  spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/go-live/check-golive.ts', ...options],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        SITE_CONTENT: root(),
        SITE_ORIGIN: '',
        SOURCE_DATE_EPOCH: String(Date.parse(`${day}T18:00:00Z`) / 1000),
      },
    },
  );

const list = z.array(
  z.strictObject({
    id: z.string(),
    file: z.string(),
    line: z.number(),
    field: z.string(),
    say: z.string(),
    do: z.string(),
  }),
);

it('prints the list for machines and ends with 1 while anything is left', () => {
  setBusiness(['placeholders'], ['phone']);
  const { stdout, status } = run('--json');
  expect(list.parse(JSON.parse(stdout)).map(({ id }) => id)).toEqual(['stand-in/phone']);
  expect(status).toBe(1);
});

it('prints one line and ends with 0 when nothing is left', () => {
  const { stdout, status } = run();
  expect(stdout).toBe('Nothing is left: the site may be public.\n');
  expect(status).toBe(0);
});
