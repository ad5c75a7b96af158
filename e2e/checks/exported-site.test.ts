/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readExport } from './exported-site';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'export-'));
  write('index.html', '<h1>Home</h1>');
  write('404.html', '<h1>Page Not Found</h1>');
});

afterEach(() => rmSync(out, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(join(out, file, '..'), { recursive: true });
  writeFileSync(join(out, file), text);
}

it('reads each page once, by its address', () => {
  write('areas/boise/index.html', '<h1>Boise</h1>');
  expect(readExport(out).pages.map(({ path }) => path)).toEqual([
    '/404.html',
    '/areas/boise/',
    '/',
  ]);
});

it('tells old addresses that only lead on from pages', () => {
  write('old/index.html', '<meta http-equiv="refresh" content="0; url=/">');
  const { pages, stubs } = readExport(out);
  expect(stubs).toEqual(['/old/']);
  expect(pages).toHaveLength(2);
});

it('knows every file, and the text of those that hold text', () => {
  write('icons/icon.png', 'not a text');
  write('.well-known/security.txt', 'Contact: us');
  const { files, texts } = readExport(out);
  expect(files.has('/icons/icon.png')).toBe(true);
  expect(texts.has('/icons/icon.png')).toBe(false);
  expect(texts.get('/.well-known/security.txt')).toBe('Contact: us');
});
