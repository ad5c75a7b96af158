import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileChange } from '../publish/file-change';
import { readText } from '../read-text';

/** Why nothing was written, in words for the owner. */
export class NotSaved extends Error {
  override name = 'NotSaved';
}

/** The editor's own folder: what it must not lose when it is stopped in the middle of a save. */
const folder = '.edit';
const journal = 'save.json';

function textOf(path: string): string | undefined {
  return existsSync(path) ? readText(path) : undefined;
}

/** Puts a text in the place of a file's, all at once: whoever reads it sees the old or the new. */
function replace(root: string, file: string, text: string): void {
  const draft = join(root, folder, 'draft');
  const handle = openSync(draft, 'w');
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  mkdirSync(dirname(join(root, file)), { recursive: true });
  renameSync(draft, join(root, file));
}

function write(root: string, file: string, text: string | undefined): void {
  if (text === undefined) rmSync(join(root, file), { force: true });
  else replace(root, file, text);
}

/**
 * Writes all of the changes, or none: they are first kept in .edit/, from where `finishSave` takes
 * them up if the editor is stopped in between.
 *
 * @throws NotSaved when a file isn't what it was, can't be changed, or the disk is full.
 */
export function writeFiles(root: string, changes: readonly FileChange[]): void {
  finishSave(root);
  for (const { file, before } of changes) {
    const path = join(root, file);
    if (textOf(path) !== before) {
      throw new NotSaved(
        `Another program, or another window, has changed ${file} in the meantime. Nothing was saved, and both versions are still there.`,
      );
    }
    if (before !== undefined) assertWritable(path, file);
  }
  const written: FileChange[] = [];
  try {
    mkdirSync(join(root, folder), { recursive: true });
    replace(root, `${folder}/${journal}`, JSON.stringify(changes));
    for (const change of deletionsLast(changes)) {
      write(root, change.file, change.after);
      written.push(change);
    }
  } catch (error) {
    takeBack(root, written, error);
    forget(root);
    throw new NotSaved(wordsFor(error));
  }
  forget(root);
}

/** A text is in its new file before it is gone from the old one. */
function deletionsLast(changes: readonly FileChange[]): FileChange[] {
  const isDeletion = ({ after }: FileChange) => Number(after === undefined);
  return changes.toSorted((a, b) => isDeletion(a) - isDeletion(b));
}

/** @throws NotSaved when the disk refuses that too: the next start, or save, finishes what began. */
function takeBack(root: string, written: readonly FileChange[], error: unknown): void {
  try {
    for (const { file, before } of written.toReversed()) write(root, file, before);
  } catch {
    throw new NotSaved(
      `${wordsFor(error)} Only a part of it was written. Nothing is lost: the rest is kept, and it is written when you save again or start the editor again.`,
    );
  }
}

function forget(root: string): void {
  rmSync(join(root, folder, journal), { force: true });
  rmSync(join(root, folder, 'draft'), { force: true });
}

/** Finishes a save that was interrupted, unless its files have been changed since. */
export function finishSave(root: string): void {
  const text = textOf(join(root, folder, journal));
  if (text === undefined) return;
  const changes: FileChange[] = JSON.parse(text);
  const isOurs = ({ file, before, after }: FileChange) =>
    [before, after].includes(textOf(join(root, file)));
  if (changes.every(isOurs)) {
    for (const { file, after } of deletionsLast(changes)) write(root, file, after);
  } else {
    // Someone has changed one of the files since: what was to be written stays readable.
    renameSync(join(root, folder, journal), join(root, folder, `unfinished-${journal}`));
  }
  forget(root);
}

function assertWritable(path: string, file: string): void {
  try {
    accessSync(path, constants.W_OK);
    // The administrator may write anything; the mark is still someone's wish.
    if (statSync(path).mode & 0o222) return;
  } catch {
    // It can't be written.
  }
  throw new NotSaved(
    `${file} is marked as read-only, so nothing was saved. Change that, and save again.`,
  );
}

function wordsFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return 'The disk is full, so nothing was saved. Free some space, and save again.';
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `Nothing was saved, since the computer refused to write: ${reason}`;
}
