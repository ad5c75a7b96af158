import { parse } from 'parse5';
import { attribute, descendants, sourceOf } from '../../scripts/pages/html-tree';

/** What a browser fetches for a page, as paths from the export's folder. */
export interface PageFiles {
  /** What it fetches on its own besides the page: typeface, icon, pictures in the first view. */
  first: string[];
  /** What it fetches when an island wakes: the files of each. */
  islands: string[][];
  /** Bytes of inline script, without data and speculation rules. */
  inlineScript: number;
  /** The inline style. */
  style: string;
}

/** Types of script elements that run no code. */
const data = ['application/ld+json', 'speculationrules'];

/**
 * Reads a page of the export as a browser does, which takes the first icon that it can draw and
 * defers pictures that are marked lazy; the browser tests check both.
 */
export function pageFiles(html: string): PageFiles {
  const elements = descendants(parse(html));
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const links = (relation: string) =>
    named('link').filter((link) => attribute(link, 'rel').split(' ').includes(relation));
  const scripts = named('script').filter((script) => !data.includes(attribute(script, 'type')));
  const loaded = [
    ...links('preload'),
    ...links('stylesheet'),
    ...links('icon').slice(0, 1),
    ...named('img').filter((image) => attribute(image, 'loading') !== 'lazy'),
    ...scripts,
  ].map((element) => attribute(element, 'href') || attribute(element, 'src'));
  return {
    first: [...new Set(loaded.filter(Boolean).map((path) => path.slice(1)))],
    islands: elements
      .map((element) => attribute(element, 'data-island'))
      .filter(Boolean)
      .map((urls) => urls.split(' ').map((url) => url.slice(1))),
    inlineScript: Buffer.byteLength(scripts.map(sourceOf).join('')),
    style: named('style').map(sourceOf).join(''),
  };
}
