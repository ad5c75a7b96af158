import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fileNames } from '../../../lib/file-kinds';
import { md5 } from '../../deploy/record';
import type { FileChange } from './file-change';

/** Files by path: the text of one in content/, the MD5 of one in public/. */
type Files = Readonly<Record<string, string>>;

const pathIn = (root: string) => join(root, '.edit/published.json');

function filesNow(root: string): Files {
  const files = ['content', 'public']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => fileNames(join(root, folder)).map((name) => `${folder}/${name}`));
  return Object.fromEntries(
    files.map((file) => {
      const bytes = readFileSync(join(root, file));
      return [file, file.startsWith('content/') ? bytes.toString('utf8') : md5(bytes)];
    }),
  );
}

/** Remembers what content/ and public/ hold as what is on the site. */
export function recordPublished(root: string): void {
  mkdirSync(join(root, '.edit'), { recursive: true });
  const unfinished = `${pathIn(root)}.new`;
  writeFileSync(unfinished, JSON.stringify(filesNow(root)));
  renameSync(unfinished, pathIn(root));
}

/** From now on what is on the site isn't known here. */
export function forgetPublished(root: string): void {
  rmSync(pathIn(root), { force: true });
}

/** What differs from what was published last; undefined if that isn't known. */
export function changesSincePublished(root: string): FileChange[] | undefined {
  if (!existsSync(pathIn(root))) return undefined;
  const old = new Map(
    Object.entries(
      z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(pathIn(root), 'utf8'))),
    ),
  );
  const now = new Map(Object.entries(filesNow(root)));
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((file) => ({ file, before: old.get(file), after: now.get(file) }))
    .filter(({ before, after }) => before !== after);
}
