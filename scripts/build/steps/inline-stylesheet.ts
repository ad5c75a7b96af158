import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { defaultTreeAdapter } from 'parse5';
import {
  attribute,
  descendants,
  type HtmlDocument,
  newElement,
  nodesFromWithin,
} from '../../pages/html-tree';
import { pruneStylesheet } from './prune-stylesheet';
import { readStylesheet, type Stylesheet, styleForPage } from './style-for-page';

/** Each stylesheet, read once: all pages share one. */
const sheets = new Map<string, Stylesheet>();

/**
 * Puts what the page can use of its stylesheets into the page, so that the first paint waits for no
 * second request.
 *
 * @param out the folder of the export.
 * @param mentions whether a module of the islands has a class, which may come later.
 * @throws Error when the page has no stylesheet, or one that cannot stand inside a page.
 */
export function inlineStylesheet(
  document: HtmlDocument,
  out: string,
  mentions: (name: string) => boolean,
): void {
  const links = descendants(document).filter(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet',
  );
  if (links.length === 0) throw new Error('expected a stylesheet, found none');
  const classes = classesIn(document);
  for (const link of links) {
    const file = attribute(link, 'href').slice(1);
    const path = join(out, file);
    const sheet =
      sheets.get(path) ?? readStylesheet(inlined(readFileSync(path, 'utf8'), file), mentions);
    sheets.set(path, sheet);
    const css = styleForPage(sheet, classes);
    if (!link.parentNode) continue;
    defaultTreeAdapter.insertBefore(link.parentNode, newElement('style', {}, css), link);
    defaultTreeAdapter.detachNode(link);
  }
}

/** Every class of a page, in templates and in <noscript> too, which a parser takes for text. */
function classesIn(document: HtmlDocument): Set<string> {
  const lists = nodesFromWithin(document).flatMap((node) => {
    if ('tagName' in node) return attribute(node, 'class');
    if (node.parentNode?.nodeName !== 'noscript' || !('value' in node)) return [];
    return [...node.value.matchAll(/class="([^"]*)"/g)].map(([, list = '']) => list);
  });
  return new Set([...new Set(lists)].flatMap((list) => list.split(' ')));
}

/** Addresses in a stylesheet count from its own place; those in a page from the page's. */
function inlined(css: string, file: string): string {
  if (/<\/style|<!--|@import|@charset/i.test(css)) {
    throw new Error(`expected a stylesheet that can stand inside a page, found ${file}`);
  }
  return pruneStylesheet(css)
    .replace(/url\((?!["']?(?:data:|\/|#))(["']?)([^)"']+)\1\)/g, (_all, _quote, path) => {
      return `url(/${posix.join(posix.dirname(file), path)})`;
    })
    .trim();
}
