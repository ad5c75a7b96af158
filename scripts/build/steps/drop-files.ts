import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames } from '../../../lib/content/file-names';
import { routerFiles } from '../../../lib/routes';
import { htmlFiles } from '../../pages/html';

/**
 * Removes what systems left in public/, which Next has copied, the router's files, bundled files that
 * no page names in any attribute or style, and the folders this leaves empty.
 */
export function dropFiles(out: string): void {
  const pages = htmlFiles(out).map((page) => readFileSync(join(out, page), 'utf8'));
  const named = new Set(pages.flatMap((page) => page.match(/(?<=\/)_next\/[\w./~-]+/g) ?? []));
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
