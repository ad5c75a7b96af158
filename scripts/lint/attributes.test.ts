import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';

const { path } = temporaryFolder();

it('git never changes the line endings of what is served', () => {
  // The project may have been downloaded without its history.
  execFileSync('git', ['init', '--quiet', path()]);
  copyFileSync('.gitattributes', path('.gitattributes'));
  const files = ['public/rates.pdf', 'public/forms/visit.ics', 'public/photos/me.jpg'];
  const told = execFileSync('git', ['check-attr', 'text', ...files], { cwd: path() });
  expect(told.toString()).toBe(files.map((file) => `${file}: text: unset\n`).join(''));
});
