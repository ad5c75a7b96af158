import { remembered } from '../../scripts/build/remembered';
import { brotli, compressible } from '../../scripts/build/steps/precompress';
import type { Budget } from './budgets';
import { pageFiles } from './page-files';

/** What a page weighs, in the terms of its budget. */
export interface Weight extends Budget {
  /** From the site's origin, such as /areas/boise/. */
  path: string;
}

/**
 * Weighs pages.
 *
 * @param names the files of the pages, as paths from the export's folder.
 * @param read gives the bytes of a file of the export.
 * @returns their weights, sorted by path.
 */
export async function weighPages(
  names: readonly string[],
  read: (name: string) => Buffer,
): Promise<Weight[]> {
  const sizeOfFile = remembered(async (name) => {
    const bytes = read(name);
    return compressible.test(name) ? sizeOf(bytes) : bytes.length;
  });
  const sizeOfStyle = remembered((style) => sizeOf(style));
  const sizeOfFiles = async (files: readonly string[]) =>
    (await Promise.all(files.map(sizeOfFile))).reduce((sum, size) => sum + size, 0);

  const weigh = async (name: string) => {
    const page = read(name);
    const { first, islands, inlineScript, style } = pageFiles(String(page));
    const html = await sizeOf(page);
    return {
      path: `/${name.replace(/index\.html$/, '')}`,
      html,
      requests: 1 + first.length,
      first: html + (await sizeOfFiles(first)),
      style: await sizeOfStyle(style),
      inlineScript,
      script: Math.max(0, ...(await Promise.all(islands.map(sizeOfFiles)))),
    };
  };
  const weights = await Promise.all(names.map(weigh));
  return weights.sort((a, b) => a.path.localeCompare(b.path));
}

async function sizeOf(content: Buffer | string): Promise<number> {
  return (await brotli(Buffer.from(content))).length;
}
