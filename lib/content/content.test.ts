import { renameSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from './content-copy.fixture';

const { edit, root } = contentCopy();

it.each<[what: string, change: (path: (name: string) => string) => void]>([
  ['has another name', (path) => renameSync(path('redirects.yaml'), path('redirects.yml'))],
  [
    'has older words in its place',
    (path) => {
      const { atime, mtime } = statSync(path('redirects.yaml'));
      edit('redirects.yaml', 'redirects', 'redirect');
      utimesSync(path('redirects.yaml'), atime, new Date(mtime.getTime() - 60_000));
    },
  ],
])('reads content again once a file %s', (_what, change) => {
  process.env['SITE_CONTENT'] = root();
  const { content } = jest.requireActual('./content');
  delete process.env['SITE_CONTENT'];
  expect(content.towns.length).toBeGreaterThan(0);
  change((name) => join(root(), 'content', name));
  expect(() => content.towns).toThrow('redirects');
});
