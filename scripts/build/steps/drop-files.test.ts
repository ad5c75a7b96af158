/** @jest-environment node */
import { existsSync } from 'node:fs';
import { temporaryFolder } from '../../temporary-folder.fixture';
import { dropRouterFiles, dropUnnamedFiles } from './drop-files';

const { path, write, files } = temporaryFolder();

it("removes the router's files and empty folders, and keeps everything else", async () => {
  const kept = [
    '.well-known/security.txt',
    '404.html',
    '_next/static/chunks/a.js',
    'areas/boise/index.html',
    'robots.txt',
  ];
  const dropped = [
    'index.txt',
    '__next._tree.txt',
    'areas/boise/index.txt',
    'areas/boise/__next.areas.$d$town.__PAGE__.txt',
    '404/index.html',
    '_not-found/index.html',
    '_not-found/index.txt',
  ];
  for (const name of [...kept, ...dropped]) write(name);
  await dropRouterFiles(path());
  expect(files()).toEqual(kept);
  expect(existsSync(path('_not-found'))).toBe(false);
});

it('keeps only those bundled files that a page names', async () => {
  const font = '_next/static/media/f.woff2';
  for (const name of [font, '_next/static/chunks/a.js', '_next/0a1b/_buildManifest.js'])
    write(name);
  write('icons/a.svg');
  write('index.html', `<link rel="preload" href="/${font}">`);
  await dropUnnamedFiles(path());
  expect(files()).toEqual([font, 'icons/a.svg', 'index.html']);
});
