import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { routes } from '../../lib/routes';
import { descendants, textOf } from '../../scripts/pages/html-tree';
import { fileNames } from '../../scripts/pages/page-names';
import { type ExportedPage, parsePage } from './exported-page';

/** The folder out/ as it was built. */
export interface ExportedSite {
  pages: ExportedPage[];
  /** The paths of pages that only redirect to another. */
  redirects: string[];
  /** Every file by its path, such as /icons/icon.svg or /areas/index.html. */
  files: Set<string>;
  /** The content of each text file. */
  texts: Map<string, string>;
  /** The URLs in /sitemap.xml; none if it does not exist. */
  sitemap: string[];
}

const textFile = /\.(?:html|js|css|txt|json|xml|svg|webmanifest|vcf)$/;

/** @param wanted which files to read; the pages alone take a third of the time. */
export function readExport(folder: string, wanted = textFile): ExportedSite {
  const files = fileNames(folder).map((name) => `/${name}`);
  const texts = files
    .filter((file) => wanted.test(file))
    .map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')]);
  return exportOf(new Map(texts), files);
}

/** The export that these files make; `files` includes those without text. */
export function exportOf(
  texts: Map<string, string>,
  files: Iterable<string> = texts.keys(),
): ExportedSite {
  const all = [...texts]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => parsePage(file.replace(/index\.html$/, ''), html));
  return {
    pages: all.filter(({ isRedirect }) => !isRedirect),
    redirects: all.filter(({ isRedirect }) => isRedirect).map(({ path }) => path),
    files: new Set(files),
    texts,
    sitemap: descendants(parse(texts.get(routes.sitemap) ?? ''))
      .filter(({ tagName }) => tagName === 'loc')
      .map((loc) => textOf(loc).trim()),
  };
}
