import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portraitProblems } from './portrait-checks';
import { testContent } from './test-content.fixture';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const found = (bytes: number) => {
  writeFileSync(join(folder, 'me.jpg'), Buffer.alloc(bytes));
  const portrait = { file: 'me.jpg', alt: 'Orla at her gate' };
  const { business } = testContent;
  const content = {
    ...testContent,
    business: { ...business, notary: { ...business.notary, portrait } },
  };
  return portraitProblems(content, () => 7, folder);
};

it('accepts a picture of 200 KB', () => {
  expect(found(200 * 1024)).toEqual([]);
});

it('reports one that takes too long on a slow phone', () => {
  expect(found(200 * 1024 + 1)).toMatchObject([{ line: 7, found: '201 KB' }]);
});
