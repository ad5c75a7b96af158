import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames } from '../../lib/content/file-names';
import { isText } from '../../lib/file-kinds';
import { routes } from '../../lib/routes';
import { adminFolder } from '../../scripts/pages/page-names';
import { parsePage } from './exported-page';

export type ExportedSite = ReturnType<typeof exportOf>;

/** The owner's forms have tests of their own. */
const isPage = (file: string) => file.endsWith('.html') && !file.startsWith(`/${adminFolder}`);

export function readExport(folder: string): ExportedSite {
  const files = fileNames(folder).map((name) => `/${name}`);
  const read = (file: string) => [file, readFileSync(join(folder, file), 'utf8')] as const;
  return exportOf(new Map(files.filter(isText).map(read)), files);
}

/** The export of text files, by paths such as /areas/index.html, and the paths of all its files. */
export function exportOf(texts: Map<string, string>, files: Iterable<string> = texts.keys()) {
  return {
    texts,
    files: new Set(files),
    /** Without those that only redirect. */
    pages: [...texts]
      .filter(([file]) => isPage(file))
      .map(([file, html]) => parsePage(file.replace(/index\.html$/, ''), html))
      .filter(({ isRedirect }) => !isRedirect),
    /** The URLs in /sitemap.xml; none if it does not exist. */
    sitemap: texts.get(routes.sitemap)?.match(/(?<=<loc>).*?(?=<\/loc>)/g) ?? [],
  };
}
