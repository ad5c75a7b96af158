import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureProblems } from './picture-checks';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, bytes: number) =>
  writeFileSync(join(folder, name), Buffer.alloc(bytes));
const found = (pictures: object) =>
  pictureProblems(
    { name: null, since: null, portrait: null, ...pictures },
    (_file, path) => path.length,
    folder,
  );
const me = { file: 'me.jpg', alt: 'Orla at her gate' };

it('accepts a picture of 200 KB', () => {
  write('me.jpg', 200 * 1024);
  expect(found({ portrait: me, car: me })).toEqual([]);
});

it.each(['portrait', 'car'])('reports a %s that takes too long on a slow phone', (place) => {
  write('me.jpg', 200 * 1024 + 1);
  expect(found({ [place]: me })).toMatchObject([
    { line: 3, field: `notary.${place}.file`, found: '201 KB' },
  ]);
});

it('reports one that is too large in one of its formats', () => {
  write('me.jpg', 1);
  write('me-576.avif', 300 * 1024);
  expect(found({ car: me })).toMatchObject([{ found: '300 KB' }]);
  expect(found({ portrait: me })).toEqual([]);
});

it('reports one that is not there', () => {
  expect(found({ car: me })).toMatchObject([{ found: 'no file public/me.jpg' }]);
});
