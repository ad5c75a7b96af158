import { readFileSync } from 'node:fs';
import { fileNames } from '../../lib/content/file-names';

/** The files in some folders whose names match, with their texts. */
export function textsOfFiles(folders: readonly string[], name: RegExp): Map<string, string> {
  const files = folders.flatMap((folder) => fileNames(folder).map((file) => `${folder}/${file}`));
  return new Map(
    files.filter((file) => name.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/** Code without its tests and what only they use. */
const code = /(?<!\.(?:test|fixture))\.tsx?$/;

/** What a rule finds in the code of some folders, as "file: what". */
export function foundIn(
  folders: readonly string[],
  find: (text: string, file: string) => readonly string[],
): string[] {
  const texts = [...textsOfFiles(folders, code)];
  expect(texts.length).toBeGreaterThan(10);
  return texts.flatMap(([file, text]) => find(text, file).map((what) => `${file}: ${what}`));
}
