import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ExportedPage, parsePage } from './exported-page';

/** The folder out/ as it was built. */
export interface ExportedSite {
  pages: ExportedPage[];
  /** Old addresses, whose page only leads on to another. */
  stubs: string[];
  /** Every file by its address, such as /icons/icon.svg or /areas/index.html. */
  files: Set<string>;
  /** Those that hold text, with it. */
  texts: Map<string, string>;
}

const textFile = /\.(?:html|js|css|txt|json|xml|svg|webmanifest|vcf)$/;

/** The HTML files among the addresses, each page once. */
export function htmlFiles(files: Iterable<string>): string[] {
  return [...files].filter((file) => file.endsWith('.html'));
}

/** @param wanted which files to read; the pages alone take a third of the time. */
export function readExport(folder: string, wanted = textFile): ExportedSite {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .sort();
  const texts = new Map(
    files
      .filter((file) => wanted.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  return exportOf(texts, files);
}

/** The export that these files make; `files` names those without text too. */
export function exportOf(
  texts: Map<string, string>,
  files: Iterable<string> = texts.keys(),
): ExportedSite {
  const pages: ExportedPage[] = [];
  const stubs: string[] = [];
  for (const file of htmlFiles(texts.keys())) {
    const html = texts.get(file) ?? '';
    const path = file.replace(/index\.html$/, '');
    if (/<meta http-equiv="refresh"/.test(html)) stubs.push(path);
    else pages.push(parsePage(path, html));
  }
  return { pages, stubs, files: new Set(files), texts };
}
