import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Site } from './step';

/** Removes the files whose path from `out` is unwanted, and the folders that are empty then. */
function dropFiles(out: string, isUnwanted: (path: string) => boolean): void {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (isUnwanted(relative(out, file).replaceAll('\\', '/'))) rmSync(file);
  }
  const folders = entries.filter((candidate) => candidate.isDirectory());
  for (const folder of folders.map(({ parentPath, name }) => join(parentPath, name)).reverse()) {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/**
 * What a client-side router would ask for, where links are links (decision 0006), and the error page
 * at addresses of its own: hosts know it as 404.html.
 */
const routerFiles =
  /(?:^|\/)(?:index|__next\.[^/]+)\.txt$|^_next\/static\/[^/]+\/_\w+Manifest\.js$|^(?:404|_not-found)\//;

export function dropRouterFiles({ out }: Pick<Site, 'out'>): void {
  dropFiles(out, (path) => routerFiles.test(path));
}

/**
 * Chunks that no page wants, nor any chunk that a page wants: polyfills for browsers without modules,
 * the inlined stylesheet. A chunk names in its text the ones that it asks for later.
 */
export function dropUnwantedChunks({ out, wanted }: Site): void {
  for (const path of wanted) {
    const file = join(out, path);
    if (!existsSync(file)) continue;
    // A set that grows while it is walked through is walked to its new end.
    for (const [name] of readFileSync(file, 'utf8').matchAll(/static\/chunks\/[\w.~-]+\.js/g)) {
      wanted.add(`_next/${name}`);
    }
  }
  dropFiles(out, (path) => path.startsWith('_next/static/chunks/') && !wanted.has(path));
}
