/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dropRouterFiles, dropUnnamedFiles } from './drop-files';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'drop-'));
});

afterEach(() => rmSync(out, { recursive: true }));

function write(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), '');
  }
}

const left = () =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(out, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

it("removes the router's files and keeps what people and machines read", async () => {
  const kept = [
    '.well-known/security.txt',
    '404.html',
    '_next/static/chunks/a.js',
    'areas/boise/index.html',
    'robots.txt',
  ];
  write(
    ...kept,
    'index.txt',
    '__next._tree.txt',
    'areas/boise/index.txt',
    'areas/boise/__next.areas.$d$city.__PAGE__.txt',
    '404/index.html',
    '_not-found/index.html',
    '_not-found/index.txt',
  );
  await dropRouterFiles(out);
  expect(left()).toEqual(kept);
});

it('leaves no empty folder', async () => {
  write('_not-found/index.html', 'index.html');
  await dropRouterFiles(out);
  expect(existsSync(join(out, '_not-found'))).toBe(false);
});

it('keeps of what Next has bundled the files that a page names', async () => {
  const font = '_next/static/media/f.woff2';
  write(font, '_next/static/chunks/a.js', '_next/static/0a1b/_buildManifest.js', 'icons/a.svg');
  writeFileSync(join(out, 'index.html'), `<link rel="preload" href="/${font}">`);
  await dropUnnamedFiles(out);
  expect(left()).toEqual([font, 'icons/a.svg', 'index.html']);
});
