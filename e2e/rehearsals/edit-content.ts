import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { testRoot } from '../../lib/content/test-content.fixture';

/** What an owner does in content/: values by file and field, and files that come, go or move. */
export interface Edit {
  /** By file: values by fields, such as commissions.OR; undefined removes a field. */
  set?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** By file: entries for the end of a list. */
  add?: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  rename?: Readonly<Record<string, string>>;
  copy?: Readonly<Record<string, string>>;
  remove?: readonly string[];
  /** By file: its new text. */
  write?: Readonly<Record<string, string>>;
  /** By file: words in it, and what is typed in their place. */
  replace?: Readonly<Record<string, readonly [found: string, typed: string]>>;
}

/** Copies the tests' content into a folder, and makes the edits there. */
export function editContent(root: string, edits: readonly Edit[]): void {
  const path = (file: string) => join(root, 'content', file);
  rmSync(path('.'), { recursive: true, force: true });
  cpSync(join(testRoot, 'content'), path('.'), { recursive: true });
  for (const { set = {}, add = {}, rename = {}, copy = {}, write = {}, ...rest } of edits) {
    for (const [from, to] of Object.entries(rename)) renameSync(path(from), path(to));
    for (const [from, to] of Object.entries(copy)) cpSync(path(from), path(to));
    for (const file of rest.remove ?? []) rmSync(path(file));
    for (const [file, text] of Object.entries(write)) writeFileSync(path(file), text);
    for (const [file, [found, typed]] of Object.entries(rest.replace ?? {})) {
      writeFileSync(path(file), readFileSync(path(file), 'utf8').replace(found, typed));
    }
    for (const file of new Set([...Object.keys(set), ...Object.keys(add)])) {
      const document = parseDocument(readFileSync(path(file), 'utf8'));
      for (const [field, value] of Object.entries(set[file] ?? {})) {
        if (value === undefined) document.deleteIn(field.split('.'));
        else document.setIn(field.split('.'), document.createNode(value));
      }
      for (const [field, entries] of Object.entries(add[file] ?? {})) {
        const list = field.split('.');
        // A file doesn't mention a list that is empty.
        if (!document.hasIn(list)) document.setIn(list, document.createNode([]));
        for (const entry of entries) document.addIn(list, document.createNode(entry));
      }
      writeFileSync(path(file), String(document));
    }
  }
}
