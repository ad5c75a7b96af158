import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { defaultTreeAdapter } from 'parse5';
import { parse } from 'postcss';
import * as tree from '../../pages/html-tree';
import { remembered } from '../remembered';
import { pruneStylesheet } from './prune-stylesheet';
import { shortenClasses } from './short-classes';
import { styleForPage } from './style-for-page';

/**
 * Inlines the part of its stylesheets that a page uses, with short classes, so that the first paint
 * doesn't wait for a second request.
 *
 * @param scripts the code of the islands' files, by their URLs: a class or an element that a page's
 *   islands mention may appear later.
 * @returns an edit that throws when the page has no stylesheet, or one that can't be inlined.
 */
export function inlineStylesheet(
  out: string,
  scripts: ReadonlyMap<string, string>,
): (page: tree.HtmlDocument) => void {
  const wordsOf = remembered((url) => new Set(scripts.get(url)?.split(/[\s"`]+/)));
  const styleFrom = remembered((file) => {
    const css = parse(inlinable(readFileSync(join(out, file), 'utf8'), file));
    pruneStylesheet(css);
    return styleForPage(css);
  });
  return (page) => {
    const links = tree
      .descendants(page)
      .filter(({ attrs }) =>
        attrs.some(({ name, value }) => name === 'rel' && value === 'stylesheet'),
      );
    if (links.length === 0) throw new Error('expected a stylesheet, found none');
    const names = shortenClasses(
      page,
      islandFiles(page).flatMap((url) => [...wordsOf(url)]),
    );
    for (const link of links) {
      const css = styleFrom(tree.attribute(link, 'href').slice(1))(names);
      if (!link.parentNode) continue;
      defaultTreeAdapter.insertBefore(link.parentNode, tree.newElement('style', {}, css), link);
      defaultTreeAdapter.detachNode(link);
    }
  };
}

/** The URLs of the files that wake a page's islands. */
function islandFiles(page: tree.HtmlDocument): string[] {
  const urls = tree
    .nodesFromWithin(page)
    .flatMap((node) =>
      'tagName' in node ? tree.attribute(node, 'data-island').split(' ').filter(Boolean) : [],
    );
  return [...new Set(urls)];
}

/** URLs in a stylesheet are relative to its own folder; those in a page, to the page's. */
function inlinable(css: string, file: string): string {
  if (/<\/style|<!--|@import|@charset/i.test(css)) {
    throw new Error(`expected a stylesheet that can be inlined, found ${file}`);
  }
  return css.replace(
    /url\((?!["']?(?:data:|\/|#))(["']?)([^)"']+)\1\)/g,
    (_all, _quote, path) => `url(/${posix.join(posix.dirname(file), path)})`,
  );
}
