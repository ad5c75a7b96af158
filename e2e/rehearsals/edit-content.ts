import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { testRoot } from '../../lib/content/test-content.fixture';
import { businessFileOf } from '../../lib/schema/business';

/** What an owner changes, by file, such as content/testimonials.yaml. In this order: */
export interface Edit {
  copy?: Readonly<Record<string, string>>;
  remove?: readonly string[];
  /** Words in a file, and what is typed in their place. */
  replace?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Values by fields, such as commissions.OR; undefined removes a field. */
  set?: Readonly<Record<string, Fields>>;
  /** Entries for the end of a list. */
  add?: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** An edit of the owner, and what the whole site then says. */
export interface Rehearsal {
  name: string;
  edit: Edit;
  /** Words that files say after it, by file, such as /index.html. */
  says?: Readonly<Record<string, string>>;
  /** Words that files say before it, and no file after it. */
  gone?: readonly string[];
}

/** A change to some fields in business/, each in the file that has it. */
export function inBusiness(fields: Fields): Edit {
  const set: Record<string, Fields> = {};
  for (const [field, value] of Object.entries(fields)) {
    const file = businessFileOf(field.split('.')[0]);
    set[file] = { ...set[file], [field]: value };
  }
  return { set };
}

/** Copies the tests' content into a folder, and makes the edits in that folder. */
export function editContent(root: string, edits: readonly Edit[]): void {
  const path = (file: string) => join(root, file);
  rmSync(path('content'), { recursive: true, force: true });
  cpSync(join(testRoot, 'content'), path('content'), { recursive: true });
  for (const { copy = {}, remove = [], replace = {}, set = {}, add = {} } of edits) {
    for (const [from, to] of Object.entries(copy)) cpSync(path(from), path(to));
    for (const file of remove) rmSync(path(file));
    for (const [file, words] of Object.entries(replace)) {
      const text = Object.entries(words).reduce(
        (before, [found, typed]) => before.replaceAll(found, typed),
        readFileSync(path(file), 'utf8'),
      );
      writeFileSync(path(file), text);
    }
    for (const file of new Set([...Object.keys(set), ...Object.keys(add)])) {
      const document = parseDocument(readFileSync(path(file), 'utf8'));
      for (const [field, value] of Object.entries(set[file] ?? {})) {
        if (value === undefined) document.deleteIn(field.split('.'));
        else document.setIn(field.split('.'), document.createNode(value));
      }
      for (const [list, entries] of Object.entries(add[file] ?? {})) {
        for (const entry of entries) document.addIn(list.split('.'), document.createNode(entry));
      }
      writeFileSync(path(file), String(document));
    }
  }
}
