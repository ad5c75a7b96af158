import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { testRoot } from '../../lib/content/test-content.fixture';
import { businessFileOf } from '../../lib/schema/business';

/** Copies the tests' content to a folder; returns what an owner can do with its files. */
export function ownerOf(root: string) {
  const path = (file: string) => join(root, file);
  rmSync(path('content'), { recursive: true, force: true });
  cpSync(join(testRoot, 'content'), path('content'), { recursive: true });

  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(path(file), change(readFileSync(path(file), 'utf8')));
  /** Sets fields such as commissions.OR; undefined removes one, and laws.+ adds one to a list. */
  const set = (file: string, fields: Readonly<Record<string, unknown>>) =>
    rewrite(file, (text) => {
      const document = parseDocument(text);
      for (const [field, value] of Object.entries(fields)) {
        const keys = field.split('.');
        if (value === undefined) document.deleteIn(keys);
        else if (keys.at(-1) === '+') document.addIn(keys.slice(0, -1), document.createNode(value));
        else document.setIn(keys, document.createNode(value));
      }
      return String(document);
    });

  return {
    set,
    copy: (from: string, to: string) => cpSync(path(from), path(to)),
    remove: (file: string) => rmSync(path(file)),
    /** Replaces each of some texts by another, anywhere in a file. */
    replace: (file: string, changes: Readonly<Record<string, string>>) =>
      rewrite(file, (text) =>
        Object.entries(changes).reduce((all, [found, typed]) => all.replaceAll(found, typed), text),
      ),
    /** Sets fields in content/business/, each in the file that has it. */
    setBusiness: (fields: Readonly<Record<string, unknown>>) => {
      for (const [field, value] of Object.entries(fields)) {
        set(businessFileOf(field.split('.')[0]), { [field]: value });
      }
    },
    redirect: (from: string, to: string) =>
      set('content/redirects.yaml', { 'redirects.+': { from, to } }),
  };
}
