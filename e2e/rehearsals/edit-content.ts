import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { testRoot } from '../../lib/content/test-content.fixture';
import { businessFileOf } from '../../lib/schema/business';

type Owner = ReturnType<typeof ownerOf>;

/** An edit of the owner, and what the whole site then says. */
export interface Rehearsal {
  name: string;
  edit: (owner: Owner) => void;
  /** Words that files say after it, by file, such as /index.html. */
  says?: Readonly<Record<string, string>>;
  /** Words that files say before it, and no file after it. */
  gone?: readonly string[];
}

/** Copies the tests' content into a folder, and gives what an owner does in there, where files are named from. */
export function ownerOf(root: string) {
  const path = (file: string) => join(root, file);
  rmSync(path('content'), { recursive: true, force: true });
  cpSync(join(testRoot, 'content'), path('content'), { recursive: true });

  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(path(file), change(readFileSync(path(file), 'utf8')));
  const inYaml = (file: string, change: (document: Document) => void) =>
    rewrite(file, (text) => {
      const document = parseDocument(text);
      change(document);
      return String(document);
    });
  /** Sets fields of a YAML file, such as commissions.OR; undefined removes one. */
  const set = (file: string, fields: Readonly<Record<string, unknown>>) =>
    inYaml(file, (document) => {
      for (const [field, value] of Object.entries(fields)) {
        if (value === undefined) document.deleteIn(field.split('.'));
        else document.setIn(field.split('.'), document.createNode(value));
      }
    });
  /** Puts an entry at the end of a list. */
  const add = (file: string, list: string, entry: unknown) =>
    inYaml(file, (document) => document.addIn([list], document.createNode(entry)));

  return {
    set,
    add,
    copy: (from: string, to: string) => cpSync(path(from), path(to)),
    remove: (...files: string[]) => {
      for (const file of files) rmSync(path(file));
    },
    /** Types other words in place of some, anywhere in a file. */
    replace: (file: string, words: Readonly<Record<string, string>>) =>
      rewrite(file, (text) =>
        Object.entries(words).reduce((all, [found, typed]) => all.replaceAll(found, typed), text),
      ),
    /** Sets fields in content/business/, each in the file that has it. */
    setBusiness: (fields: Readonly<Record<string, unknown>>) => {
      for (const [field, value] of Object.entries(fields)) {
        set(businessFileOf(field.split('.')[0]), { [field]: value });
      }
    },
    redirect: (paths: Readonly<Record<string, string>>) => {
      for (const [from, to] of Object.entries(paths)) {
        add('content/redirects.yaml', 'redirects', { from, to });
      }
    },
  };
}
