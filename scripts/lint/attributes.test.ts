import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';

const { path, write } = temporaryFolder(true);

// The project may have been downloaded without its history.
beforeAll(() => {
  execFileSync('git', ['init', '--quiet', path()]);
  write('.gitattributes', readFileSync('.gitattributes', 'utf8'));
});

it.each(['public/rates.pdf', 'public/forms/visit.ics', 'public/list.csv', 'public/photos/me.jpg'])(
  'git never changes the line endings of %s',
  (name) => {
    const told = execFileSync('git', ['check-attr', 'text', name], { cwd: path() }).toString();
    expect(told).toContain('text: unset');
  },
);
