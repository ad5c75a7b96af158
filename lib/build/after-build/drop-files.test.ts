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
import { dropRouterFiles, dropUnwantedChunks } from './drop-files';

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

it("removes the router's files and keeps what people and machines read", () => {
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
    '_next/static/0a1b/_buildManifest.js',
    '404/index.html',
    '_not-found/index.html',
    '_not-found/index.txt',
  );
  dropRouterFiles({ out });
  expect(left()).toEqual(kept);
});

it('leaves no empty folder', () => {
  write('_next/static/0a1b/_ssgManifest.js', 'index.html');
  dropRouterFiles({ out });
  expect(existsSync(join(out, '_next'))).toBe(false);
});

it('keeps the chunks that a page wants, and nothing else among them', () => {
  const kept = [
    '_next/static/chunks/a.js',
    '_next/static/media/f.woff2',
    '_next/static/pages/1.js',
  ];
  write(...kept, '_next/static/chunks/old.js', '_next/static/chunks/a.css');
  dropUnwantedChunks({ out, wanted: new Set(['_next/static/chunks/a.js']) });
  expect(left()).toEqual(kept);
});

it('keeps what a wanted chunk asks for later, and what that asks for', () => {
  const later = '_next/static/chunks/later.js';
  const last = '_next/static/chunks/last.js';
  write('_next/static/chunks/a.js', later, last, '_next/static/chunks/old.js');
  writeFileSync(join(out, '_next/static/chunks/a.js'), 'load("static/chunks/later.js")');
  writeFileSync(join(out, later), 'load(["static/chunks/last.js"])');
  dropUnwantedChunks({ out, wanted: new Set(['_next/static/chunks/a.js']) });
  expect(left()).toEqual(['_next/static/chunks/a.js', last, later]);
});
