import { existsSync, mkdirSync } from 'node:fs';
import { temporaryFolder } from '../../../lib/content/temporary-folder.fixture';
import { dropFiles } from './drop-files';

const { path, write, files } = temporaryFolder();
const isThere = (folder: string) => existsSync(path(folder));

it("removes the router's files, bundled files that no page names, and empty folders", () => {
  const font = '_next/static/media/f.woff2';
  const kept = ['.well-known/security.txt', '404.html', font, 'icons/a.svg', 'robots.txt'];
  const dropped = [
    'index.txt',
    '__next._tree.txt',
    'areas/boise/index.txt',
    'areas/boise/__next.areas.$d$town.__PAGE__.txt',
    '404/index.html',
    '_not-found/index.html',
    '_next/static/chunks/a.js',
    '_next/0a1b/_buildManifest.js',
    'photos/.AppleDouble/me.jpg',
  ];
  for (const name of [...kept, ...dropped]) write(name);
  mkdirSync(path('_next/2c3d'));
  write('index.html', `<link rel="preload" href="/${font}">`);
  dropFiles(path());
  expect(files()).toEqual([...kept, 'index.html'].sort());
  expect(['areas', '_not-found', '_next/0a1b', '_next/2c3d', 'photos'].filter(isThere)).toEqual([]);
});
