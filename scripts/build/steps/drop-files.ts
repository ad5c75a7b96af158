import { readFileSync } from 'node:fs';
import { readdir, rm, rmdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isForeign } from '../../../lib/content/file-names';
import { routerFiles } from '../../../lib/routes';
import { pageNames } from '../../pages/page-names';

/**
 * Removes what systems left in public/, the router's files, bundled files that no page names in any
 * attribute or style, and the folders this leaves empty.
 */
export async function dropFiles(out: string): Promise<void> {
  const pages = pageNames(out).map((page) => readFileSync(join(out, page), 'utf8'));
  const named = new Set(pages.flatMap((page) => page.match(/(?<=\/)_next\/[\w./~-]+/g) ?? []));
  const isUnwanted = (path: string) =>
    routerFiles.test(`/${path}`) || (path.startsWith('_next/') && !named.has(path));

  const clean = async (folder: string) => {
    const entries = await readdir(join(out, folder), { withFileTypes: true });
    await Promise.all(
      entries.map(async (entry) => {
        const path = folder + entry.name;
        // Next has copied everything in public/.
        if (isForeign(entry.name)) await rm(join(out, path), { recursive: true });
        else if (entry.isDirectory()) await clean(`${path}/`);
        else if (isUnwanted(path)) await unlink(join(out, path));
      }),
    );
    if ((await readdir(join(out, folder))).length === 0) await rmdir(join(out, folder));
  };
  await clean('');
}
