import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames } from '../../../lib/content/file-names';
import { routerFiles } from '../../../lib/routes';
import { htmlFiles } from '../../html';

/**
 * Removes what systems left in public/, which Next has copied, the router's files, bundled files
 * that no page names in any attribute or style, and the folders this leaves empty.
 */
export function dropFiles(out: string): void {
  const named = new Set<string>();
  for (const page of htmlFiles(out)) {
    const html = readFileSync(join(out, page), 'utf8');
    for (const name of html.match(/(?<=\/)_next\/[\w./~-]+/g) ?? []) named.add(name);
  }
  const wanted = fileNames(out).filter(
    (name) => !routerFiles.test(`/${name}`) && (!name.startsWith('_next/') || named.has(name)),
  );
  const kept = new Set(wanted.flatMap(withFolders));
  for (const path of readdirSync(out, { encoding: 'utf8', recursive: true })) {
    if (!kept.has(path.replaceAll('\\', '/')))
      rmSync(join(out, path), { recursive: true, force: true });
  }
}

/** The path of a file, and those of the folders around it. */
const withFolders = (path: string) =>
  [...path.matchAll(/\/|$/g)].map(({ index }) => path.slice(0, index));
