import { parse } from 'parse5';
import { attribute, descendants, type HtmlElement } from '../html-tree';

/** What a browser fetches for a page, as paths from the export's folder. */
export interface PageFiles {
  /** What it fetches by itself, the page apart: typeface, icon, pictures in the first view. */
  first: string[];
  /** What it fetches when an island wakes: the payload, and then the chunks. */
  waking: string[];
  /** Bytes of script that stands in the page, data apart. */
  inlineScript: number;
  /** The style that stands in the page. */
  style: string;
}

/**
 * Reads a page of the export. Browsers take the first icon that they can draw, and put off pictures
 * that are marked lazy; the browser tests hold both.
 */
export function pageFiles(html: string): PageFiles {
  const elements = [...descendants(parse(html))];
  const links = (name: string) =>
    elements.filter(
      (element) =>
        element.tagName === 'link' && attribute(element, 'rel').split(' ').includes(name),
    );
  const pictures = elements.filter(
    (element) => element.tagName === 'img' && attribute(element, 'loading') !== 'lazy',
  );
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' && attribute(element, 'type') !== 'application/ld+json',
  );
  const loader = scripts.find((script) => attribute(script, 'data-files'));
  const loaded = [
    ...links('preload'),
    ...links('stylesheet'),
    ...links('icon').slice(0, 1),
    ...pictures,
    ...scripts,
  ].map((element) => attribute(element, 'href') || attribute(element, 'src'));
  return {
    first: [...new Set(loaded.filter(Boolean).map((path) => path.slice(1)))],
    waking: attribute(loader, 'data-files')
      .split(' ')
      .filter(Boolean)
      .map((name) => `_next/static/${name}`),
    inlineScript: scripts.reduce((sum, script) => sum + Buffer.byteLength(scriptText(script)), 0),
    style: elements
      .filter(({ tagName }) => tagName === 'style')
      .map(scriptText)
      .join(''),
  };
}

/** The text of a script or style, which no reader sees. */
function scriptText({ childNodes }: HtmlElement): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
