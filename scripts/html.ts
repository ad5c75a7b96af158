import { existsSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import { outFolder } from '../lib/content/content-root';
import { fileNames } from '../lib/content/file-names';
import { officeTitle } from '../lib/content/text/claims';
import { slotElement } from '../lib/islands/slot-element';

/** The owner's forms: files with a policy and a budget of their own. */
export const adminFolder = 'admin/';

/** The HTML files of an export but the owner's, as sorted paths from its folder with slashes. */
export const htmlFiles = (out: string): string[] =>
  fileNames(out).filter((name) => name.endsWith('.html') && !name.startsWith(adminFolder));

/** The folder of the export; without one, the command ends. */
export function exportFolder(): string {
  const out = outFolder();
  if (existsSync(out)) return out;
  console.error(`There is no ${out}/: run npm run build first.`);
  process.exit(1);
}

/**
 * A page as it is without scripts. The content of a <noscript> is parsed, too, but text directly in
 * one is written back unescaped: it needs an element around it. `script` also finds those in
 * templates, and `html script` doesn't, because the content of a template has no parent.
 */
export const parseHtml = (html: string) => load(html, { scriptingEnabled: false });

export function editPage(html: string, edit: (page: CheerioAPI) => void): string {
  const page = parseHtml(html);
  edit(page);
  return page.html();
}

/** Every node of a page, those in templates included, level by level. */
export function nodesOf($: CheerioAPI) {
  const nodes = $.root().contents().get();
  // The list grows while it's read.
  for (const node of nodes) if ('children' in node) nodes.push(...node.children);
  return nodes;
}

/** Whether a text is one that React expects as it is: in an island, and in none of its slots. */
export const isReactText = ($: CheerioAPI, text: ReturnType<typeof nodesOf>[number]) =>
  $(text).parent().closest(`[data-island], ${slotElement}`).is('[data-island]');

/** The texts with the title of the office that a translator would translate. */
export const translatedTitles = ($: CheerioAPI) =>
  nodesOf($)
    .filter((node) => node.type === 'text' && node.data.search(officeTitle) >= 0)
    .filter(
      (text) => !$(text).parent().closest('head, script, style, svg, [translate="no"]').length,
    );
