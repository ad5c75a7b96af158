import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { isForeign } from '../../../lib/content/file-names';
import { routerFiles } from '../../../lib/routes';
import { htmlFiles } from '../../pages/html-files';

/**
 * Removes what systems left in public/, which Next has copied, the router's files, bundled files that
 * no page names in any attribute or style, and the folders this leaves empty.
 */
export async function dropFiles(out: string): Promise<void> {
  const pages = htmlFiles(out).map((page) => readFileSync(join(out, page), 'utf8'));
  const named = new Set(pages.flatMap((page) => page.match(/(?<=\/)_next\/[\w./~-]+/g) ?? []));
  const isUnwanted = (path: string) =>
    routerFiles.test(`/${path}`) || (path.startsWith('_next/') && !named.has(path));

  /** What is unwanted in a folder: all of it, if nothing else is in it. */
  const unwantedIn = (folder: string): string[] => {
    const entries = readdirSync(join(out, folder), { withFileTypes: true });
    const unwanted = entries.flatMap((entry) => {
      const path = join(folder, entry.name);
      if (isForeign(entry.name)) return path;
      if (entry.isDirectory()) return unwantedIn(path);
      return isUnwanted(path) ? path : [];
    });
    const isAll = entries.every(({ name }) => unwanted.includes(join(folder, name)));
    return isAll ? [folder] : unwanted;
  };
  await Promise.all(unwantedIn('').map((path) => rm(join(out, path), { recursive: true })));
}
