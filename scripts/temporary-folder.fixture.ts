import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Makes an empty folder for each test of the file that calls it, and removes it after the test.
 *
 * @param isShared whether all tests of the file share one folder.
 */
export function temporaryFolder(isShared = false) {
  let root = '';
  const [before, after] = isShared ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'test-'));
  });
  after(() => rmSync(root, { recursive: true }));

  const path = (name = '') => join(root, name);
  return {
    path,
    write(name: string, text = '') {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), text);
    },
    read: (name: string) => readFileSync(path(name), 'utf8'),
    files: () =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(path(name)).isFile())
        .map((name) => name.replaceAll('\\', '/'))
        .sort(),
  };
}
