/** @jest-environment node */
import { rmSync } from 'node:fs';
import { temporaryFolder } from '../temporary-folder.fixture';
import { markFinished, markUnfinished, needsBuild } from './needs-build';
import { sourceFiles, sourcesHash } from './sources';

const { path, write } = temporaryFolder();

beforeEach(() => {
  write('app/page.tsx', 'page');
  write('app/page.test.tsx', 'test');
  write('content/towns/kuna.yaml', 'kuna');
  write('README.md', 'read me');
  write('out/404.html', 'built');
  markFinished(path(), 'today');
});

const hash = () => sourcesHash(path(), 'today');
const isStale = (dated = 'today') => needsBuild(path(), dated);

it('lists the files that the site is built from, without tests', () => {
  expect(sourceFiles(path())).toEqual(['app/page.tsx', 'content/towns/kuna.yaml']);
});

it('has one hash for the same sources, whatever else changes', () => {
  const before = hash();
  write('app/page.tsx', 'page');
  write('app/page.test.tsx', 'changed');
  write('README.md', 'changed');
  expect(hash()).toBe(before);
});

it('has another hash when a file, its name or the origin changes', () => {
  const hashes = new Set([hash()]);
  write('content/towns/kuna.yaml', 'Kuna');
  hashes.add(hash());
  write('content/towns/kuna2.yaml');
  hashes.add(hash());
  process.env['SITE_ORIGIN'] = 'https://preview.example';
  hashes.add(hash());
  delete process.env['SITE_ORIGIN'];
  expect(hashes.size).toBe(4);
});

it('needs no build while nothing has changed', () => {
  expect(isStale()).toBe(false);
});

it.each<[string, () => void]>([
  ['a source changes', () => write('content/towns/kuna.yaml', 'Kuna')],
  ['a source is deleted', () => rmSync(path('content/towns/kuna.yaml'))],
  ['the last build was interrupted', () => markUnfinished(path())],
  ['there is no export', () => rmSync(path('out/404.html'))],
])('needs a build when %s', (_reason, change) => {
  change();
  expect(isStale()).toBe(true);
});

it('needs a build once a commission has expired or days off are over', () => {
  expect(isStale('tomorrow')).toBe(true);
});
