import { parse } from 'parse5';
import { attribute, descendants, sourceOf } from '../../scripts/pages/html-tree';

/** What a browser fetches for a page, as paths from the export's folder. */
export interface PageFiles {
  /** What it fetches by itself, the page apart: typeface, icon, pictures in the first view. */
  first: string[];
  /** What it fetches when an island wakes: the files of each. */
  islands: string[][];
  /** Bytes of inline script, apart from data and rules. */
  inlineScript: number;
  /** The style that stands in the page. */
  style: string;
}

/** Kinds of script elements that nothing runs. */
const data = ['application/ld+json', 'speculationrules'];

/**
 * Reads a page of the export. Browsers take the first icon that they can draw, and put off pictures
 * that are marked lazy; the browser tests hold both.
 */
export function pageFiles(html: string): PageFiles {
  const elements = descendants(parse(html));
  const links = (name: string) =>
    elements.filter(
      (element) =>
        element.tagName === 'link' && attribute(element, 'rel').split(' ').includes(name),
    );
  const pictures = elements.filter(
    (element) => element.tagName === 'img' && attribute(element, 'loading') !== 'lazy',
  );
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && !data.includes(attribute(element, 'type')),
  );
  const loaded = [
    ...links('preload'),
    ...links('stylesheet'),
    ...links('icon').slice(0, 1),
    ...pictures,
    ...scripts,
  ].map((element) => attribute(element, 'href') || attribute(element, 'src'));
  return {
    first: [...new Set(loaded.filter(Boolean).map((path) => path.slice(1)))],
    islands: elements
      .map((element) => attribute(element, 'data-island'))
      .filter(Boolean)
      .map((urls) => urls.split(' ').map((url) => url.slice(1))),
    inlineScript: scripts.reduce((sum, script) => sum + Buffer.byteLength(sourceOf(script)), 0),
    style: elements
      .filter(({ tagName }) => tagName === 'style')
      .map(sourceOf)
      .join(''),
  };
}
