/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markFinished, markUnfinished, needsBuild } from './needs-build';
import { sourceFiles } from './sources';
import { sourcesHash } from './sources-hash';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const folder of ['app', 'content/towns', 'out']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  write('app/page.tsx', 'page', 1000);
  write('content/towns/kuna.yaml', 'kuna', 1000);
  write('README.md', 'read me', 1000);
  write('out/404.html', 'built', 2000);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string, seconds: number) {
  writeFileSync(join(root, file), text);
  utimesSync(join(root, file), seconds, seconds);
}

it('takes what the build is made from and leaves tests out', () => {
  write('app/page.test.tsx', 'test', 1000);
  expect(sourceFiles(root)).toEqual(['app/page.tsx', 'content/towns/kuna.yaml']);
});

it('has one hash for the same sources, whenever they were written', () => {
  const before = sourcesHash(root, 'today');
  write('app/page.tsx', 'page', 5000);
  write('README.md', 'changed', 5000);
  expect(sourcesHash(root, 'today')).toBe(before);
});

it('has another hash when a file, its name or the origin changes', () => {
  const before = sourcesHash(root, 'today');
  write('content/towns/kuna.yaml', 'Kuna', 1000);
  const changed = sourcesHash(root, 'today');
  write('content/towns/kuna2.yaml', '', 1000);
  const added = sourcesHash(root, 'today');
  process.env['SITE_ORIGIN'] = 'https://preview.example';
  const moved = sourcesHash(root, 'today');
  delete process.env['SITE_ORIGIN'];
  expect(new Set([before, changed, added, moved]).size).toBe(4);
});

function build() {
  markFinished(root, 'today');
}

it('needs no build while the export is of these sources', () => {
  build();
  expect(needsBuild(root, 'today')).toBe(false);
});

it('needs a build when a source changes or goes', () => {
  build();
  write('content/towns/kuna.yaml', 'Kuna', 1000);
  expect(needsBuild(root, 'today')).toBe(true);
  build();
  rmSync(join(root, 'content/towns/kuna.yaml'));
  expect(needsBuild(root, 'today')).toBe(true);
});

it('needs a build once a commission or a closure is over', () => {
  build();
  expect(needsBuild(root, 'tomorrow')).toBe(true);
});

it('needs a build when the last one did not come to its end', () => {
  build();
  markUnfinished(root);
  expect(needsBuild(root, 'today')).toBe(true);
});

it('needs a build when there is no export', () => {
  build();
  rmSync(join(root, 'out/404.html'));
  expect(needsBuild(root, 'today')).toBe(true);
});
