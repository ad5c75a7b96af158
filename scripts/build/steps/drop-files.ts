import { existsSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

  const unwantedIn = (folder: string): string[] =>
    readdirSync(join(out, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder + entry.name;
      if (isForeign(entry.name)) return path;
      if (entry.isDirectory()) return unwantedIn(`${path}/`);
      return isUnwanted(path) ? path : [];
    });
  const unwanted = unwantedIn('');
  await Promise.all(unwanted.map((path) => rm(join(out, path), { recursive: true })));
  const removeEmpty = (folder: string) => {
    if (!existsSync(join(out, folder)) || readdirSync(join(out, folder)).length > 0) return;
    rmdirSync(join(out, folder));
    removeEmpty(dirname(folder));
  };
  for (const folder of new Set(unwanted.map(dirname))) removeEmpty(folder);
}
