import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from './read-content';
import { testDay, testRoot } from './test-content.fixture';

/** A fresh copy of the test content for each test in a file, free to change. */
export function contentCopy() {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(join(testRoot, 'content'), join(root, 'content'), { recursive: true });
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function write(name: string, text: string): void {
    writeFileSync(join(root, 'content', name), text);
  }

  /** Changes one file and returns the number of the first line that differs. */
  function edit(name: string, found: string | RegExp, replacement: string): number {
    const before = readFileSync(join(root, 'content', name), 'utf8');
    const after = before.replace(found, () => replacement);
    if (after === before) throw new Error(`Nothing to change in ${name}`);
    write(name, after);
    const old = before.split('\n');
    return after.split('\n').findIndex((line, index) => line !== old[index]) + 1;
  }

  /** What reading the copy reports. */
  function message(): string {
    try {
      readContent(root, testDay);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return 'no error';
  }

  return { root: () => root, read: () => readContent(root, testDay), write, edit, message };
}
