import { readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNames, pageNames } from '../../pages/page-names';

/** Removes the files whose path from `out` is unwanted, and the folders that this leaves empty. */
async function dropFiles(out: string, isUnwanted: (path: string) => boolean): Promise<void> {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  await Promise.all(
    fileNames(out)
      .filter(isUnwanted)
      .map((path) => unlink(join(out, path))),
  );
  const folders = entries.filter((candidate) => candidate.isDirectory());
  for (const folder of folders.map(({ parentPath, name }) => join(parentPath, name)).reverse()) {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/**
 * What a client-side router would fetch, while our links are plain links (decision 0006), and the
 * error page at URLs of its own: hosts know it as 404.html.
 */
const routerFiles = /(?:^|\/)(?:index|__next\.[^/]+)\.txt$|^(?:404|_not-found)\//;

export function dropRouterFiles(out: string): Promise<void> {
  return dropFiles(out, (path) => routerFiles.test(path));
}

/** Removes what Next has bundled and no page names, in whatever attribute or style. */
export function dropUnnamedFiles(out: string): Promise<void> {
  const named = new Set(
    pageNames(out).flatMap(
      (page) => readFileSync(join(out, page), 'utf8').match(/(?<=\/)_next\/[\w./~-]+/g) ?? [],
    ),
  );
  return dropFiles(out, (path) => path.startsWith('_next/') && !named.has(path));
}
