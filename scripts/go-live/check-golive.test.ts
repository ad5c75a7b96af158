import { spawnSync } from 'node:child_process';
import { contentCopy } from '../../lib/content/content-copy.fixture';
import { day } from './check-with.fixture';

const { edit, root } = contentCopy();

function run() {
  const epoch = String(Date.parse(`${day}T18:00:00Z`) / 1000);
  const env = { ...process.env, SITE_CONTENT: root(), SITE_ORIGIN: '', SOURCE_DATE_EPOCH: epoch };
  const typescript = ['--import', 'tsx', '--conditions=react-server'];
  const script = [...typescript, 'scripts/go-live/check-golive.ts'];
  return spawnSync(process.execPath, script, { encoding: 'utf8', env });
}

it('prints what is left and exits with 1, and with 0 when nothing is', () => {
  const left = expect.stringMatching(/placeholder\.[\s\S]*1 thing is left to do/);
  expect(run()).toMatchObject({ stdout: left, status: 1 });
  edit('testimonials.yaml', / {2}- name: Sample client\n(?: {4}.*\n)*/, '');
  const done = expect.stringMatching(
    /Vetch Cold Spring[\s\S]*\nNothing left to do: the site can go live\.\n$/,
  );
  expect(run()).toMatchObject({ stdout: done, status: 0 });
});
