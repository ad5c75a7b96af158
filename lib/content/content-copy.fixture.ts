import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { formWords } from './form-words';
import { ContentError } from './problem';
import { readContent, readContentWithLines, sourceAt } from './read-content';
import { checkChanges } from './saves/file-changes';
import { temporaryFolder } from './temporary-folder.fixture';
import { testDay, testRoot } from './test-content.fixture';

const withoutNumbers = (message: string) => message.replace(/\[\d+\]/g, '[]');

/** A fresh copy of the test content for each test in a file, free to change. */
export function contentCopy() {
  const folder = temporaryFolder();
  beforeEach(() => cpSync(join(testRoot, 'content'), folder.path('content'), { recursive: true }));

  const write = (name: string, text: string) => folder.write(`content/${name}`, text);

  /** Changes one file and returns the number of the first line that differs. */
  function edit(name: string, found: string | RegExp, replacement: string): number {
    const before = folder.read(`content/${name}`);
    const after = before.replace(found, () => replacement);
    if (after === before) throw new Error(`Nothing to change in ${name}`);
    write(name, after);
    const old = before.split('\n');
    return after.split('\n').findIndex((line, index) => line !== old[index]) + 1;
  }

  /** What reading the copy reports. An entry of a list has no number: tests may get more entries. */
  function message(): string {
    try {
      readContent(folder.path(), testDay);
    } catch (error) {
      return withoutNumbers(error instanceof Error ? error.message : String(error));
    }
    return 'no error';
  }

  /**
   * What reading the copy reports, also in the words of the forms, and what a form does on saving a
   * file of it.
   */
  async function inForms(name: string) {
    const path = `content/${name}`;
    const change = { action: 'update', path, data: folder.read(path) } as const;
    const { wrong: refused } = await checkChanges(sourceAt(testRoot), [change], testDay);
    try {
      readContent(folder.path(), testDay);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const inWords = formWords(
        new Map([...sourceAt(folder.path()).texts, ...sourceAt(testRoot).texts]),
      );
      const told = error.problems.map((problem) => inWords(problem));
      return { message: withoutNumbers(error.message), told, refused };
    }
    return { message: 'no error', told: [], refused };
  }

  return {
    inForms,
    root: folder.path,
    read: () => readContent(folder.path(), testDay),
    readOn: (day: string) => readContentWithLines(folder.path(), day),
    write,
    edit,
    message,
  };
}
