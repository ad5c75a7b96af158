/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderSize } from './folder-size';

it('counts pages, files and bytes at every depth', () => {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  mkdirSync(join(folder, 'areas/kuna'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '12345');
  writeFileSync(join(folder, 'areas/kuna/index.html'), '123');
  writeFileSync(join(folder, 'areas/kuna/index.txt'), '12');
  expect(folderSize(folder)).toEqual({ pages: 2, files: 3, bytes: 10 });
  rmSync(folder, { recursive: true });
});
