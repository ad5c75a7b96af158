import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isForeign } from '../../../lib/content/file-names';
import { routerFiles } from '../../../lib/routes';
import { htmlFiles } from '../../pages/html-files';

/**
 * Removes what systems left in public/, which Next has copied, the router's files, bundled files that
 * no page names in any attribute or style, and the folders this leaves empty.
 */
export function dropFiles(out: string): void {
  const pages = htmlFiles(out).map((page) => readFileSync(join(out, page), 'utf8'));
  const named = new Set(pages.flatMap((page) => page.match(/(?<=\/)_next\/[\w./~-]+/g) ?? []));
  const isUnwanted = (path: string) =>
    routerFiles.test(`/${path}`) || (path.startsWith('_next/') && !named.has(path));

  const clean = (folder: string) => {
    for (const entry of readdirSync(join(out, folder), { withFileTypes: true })) {
      const path = folder + entry.name;
      if (isForeign(entry.name)) rmSync(join(out, path), { recursive: true });
      else if (entry.isDirectory()) clean(`${path}/`);
      else if (isUnwanted(path)) rmSync(join(out, path));
    }
    if (readdirSync(join(out, folder)).length === 0) rmdirSync(join(out, folder));
  };
  clean('');
}
