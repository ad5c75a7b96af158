import { availableParallelism } from 'node:os';
import { brotli, compressible } from '../../scripts/build/steps/brotli';
import type { Budget } from './budgets';
import { pageFiles } from './page-files';

/** What a page weighs, in the terms of its budget. */
export interface Weight extends Budget {
  /** Its address, such as /areas/boise/. */
  path: string;
}

/**
 * Weighs pages, as many at a time as the machine has cores.
 *
 * @param names the pages' files, as paths from the export's folder.
 * @param read gives the bytes of a file of the export.
 */
export async function weighPages(
  names: readonly string[],
  read: (path: string) => Buffer,
): Promise<Weight[]> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (key: string, bytes: () => Buffer) => {
    const size = sizes.get(key) ?? brotli(bytes()).then(({ length }) => length);
    sizes.set(key, size);
    return size;
  };
  const sizeOfFiles = async (paths: readonly string[]) => {
    const all = paths.map((path) =>
      compressible.test(path) ? sizeOf(path, () => read(path)) : read(path).length,
    );
    return (await Promise.all(all)).reduce((sum, size) => sum + size, 0);
  };

  const weights: Weight[] = [];
  const queue = names.values();
  const worker = async () => {
    for (const name of queue) {
      const page = read(name);
      const { first, islands, inlineScript, style } = pageFiles(String(page));
      const html = (await brotli(page)).length;
      weights.push({
        path: `/${name.replace(/index\.html$/, '')}`,
        html,
        requests: 1 + first.length,
        first: html + (await sizeOfFiles(first)),
        style: await sizeOf(style, () => Buffer.from(style)),
        inlineScript,
        script: Math.max(0, ...(await Promise.all(islands.map(sizeOfFiles)))),
      });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return weights.sort((a, b) => a.path.localeCompare(b.path));
}
