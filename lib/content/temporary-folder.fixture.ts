import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileNames } from './file-names';

/**
 * A folder for the tests in the file that calls this. It is emptied after each test, unless they
 * share it.
 */
export function temporaryFolder(isShared = false) {
  const root = mkdtempSync(join(tmpdir(), 'test-'));
  afterAll(() => rmSync(root, { recursive: true }));
  if (!isShared) {
    afterEach(() => {
      rmSync(root, { recursive: true });
      mkdirSync(root);
    });
  }

  const path = (name = '') => join(root, name);
  return {
    path,
    write(name: string, text = '') {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), text);
    },
    read: (name: string) => readFileSync(path(name), 'utf8'),
    files: () => fileNames(root),
  };
}
