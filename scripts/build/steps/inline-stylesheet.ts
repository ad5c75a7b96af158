import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter } from 'parse5';
import { parse } from 'postcss';
import * as tree from '../../pages/html-tree';
import { remembered } from '../remembered';
import { pruneStylesheet } from './prune-stylesheet';
import { styleForPage } from './style-for-page';

/** In a page, a relative URL would be the page's, and the others would end the style or do nothing. */
const notInlinable = /<\/style|<!--|@import|@charset|url\((?!["']?(?:data:|\/|#))/i;

/**
 * Inlines the part of its stylesheet that the first screen uses, so that the first paint doesn't wait
 * for a second request. The whole stays a file that every page shares, and only what follows
 * the first screen waits for it: a browser shows what comes before a stylesheet in the body.
 *
 * @returns an edit that throws when the page has no stylesheet, several, or one that can't be inlined.
 */
export function inlineStylesheet(out: string): (page: tree.HtmlDocument) => void {
  const stylesheet = remembered((file) => {
    const text = readFileSync(join(out, file), 'utf8');
    if (notInlinable.test(text)) {
      throw new Error(`expected a stylesheet that can be inlined, found ${file}`);
    }
    return pruneStylesheet(parse(text));
  });
  return (page) => {
    const elements = tree.descendants(page);
    const links = elements.filter((element) => tree.attribute(element, 'rel') === 'stylesheet');
    const [link] = links;
    if (!link?.parentNode || links.length > 1) {
      throw new Error(`expected one stylesheet, found ${links.length}`);
    }
    // The first screen ends with the first part of the main landmark, the head of a page.
    const main = elements.find(({ tagName }) => tagName === 'main');
    const head = elements.find(({ parentNode }) => main && parentNode === main);
    const end = head ? elements.indexOf(head) + tree.descendants(head).length + 1 : undefined;
    const names = elements
      .slice(0, end)
      .flatMap((element) => [element.tagName, ...tree.attribute(element, 'class').split(' ')]);
    const css = styleForPage(stylesheet(tree.attribute(link, 'href').slice(1)), new Set(names));
    defaultTreeAdapter.insertBefore(link.parentNode, tree.newElement('style', {}, css), link);
    defaultTreeAdapter.detachNode(link);
    // A script may replace all of an island: the link goes before one that contains the head.
    const last = head ?? elements.at(-1) ?? link;
    const island = elements.find(
      (above) => tree.hasAttribute(above, 'data-island') && tree.descendants(above).includes(last),
    );
    const siblings = (island ?? last).parentNode?.childNodes ?? [];
    siblings.splice(island ? siblings.indexOf(island) : siblings.indexOf(last) + 1, 0, link);
  };
}
