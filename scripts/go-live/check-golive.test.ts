import { spawnSync } from 'node:child_process';
import { contentCopy } from '../../lib/content/content-copy.fixture';
import { day } from './check-with.fixture';

const { edit, root } = contentCopy();

beforeEach(() => {
  edit('testimonials.yaml', / {2}- id: to-be-replaced\n(?: {4}.*\n)*/, '');
  edit('towns/vetch.yaml', / +verified: false\n/, '');
});

function run(...options: string[]) {
  const epoch = String(Date.parse(`${day}T18:00:00Z`) / 1000);
  const env = { ...process.env, SITE_CONTENT: root(), SITE_ORIGIN: '', SOURCE_DATE_EPOCH: epoch };
  const script = ['node_modules/tsx/dist/cli.mjs', 'scripts/go-live/check-golive.ts', ...options];
  return spawnSync(process.execPath, script, { encoding: 'utf8', env });
}

it('prints the list as JSON and exits with 1 while anything is left', () => {
  const line = edit('business/contact.yaml', /phone: .*/, 'phone: 208-555-0142');
  const { stdout, status } = run('--json');
  expect(JSON.parse(stdout)).toEqual([
    {
      id: 'placeholder/phone',
      group: 'What only you know',
      file: 'content/business/contact.yaml',
      line,
      field: 'phone',
      place: 'Phone number',
      say: 'Phone number: "555-0142" is made up.',
      do: expect.stringContaining('The number for calls'),
    },
  ]);
  expect(status).toBe(1);
});

it('prints one line and exits with 0 when nothing is left', () => {
  expect(run()).toMatchObject({ stdout: 'Nothing left to do: the site can go live.\n', status: 0 });
});
