import { parse } from 'parse5';
import {
  attribute,
  descendants,
  type HtmlElement,
  sourceOf,
  textOf,
} from '../../scripts/pages/html-tree';

/** One HTML file of the export as it reads without JavaScript, so the content of <noscript> counts. */
export interface ExportedPage {
  /** Its path, such as /areas/boise/; that of 404.html is /404.html. */
  path: string;
  /** Whether it only redirects to another page. */
  isRedirect: boolean;
  title: string;
  description: string;
  canonical: string;
  language: string;
  /** The level of each heading, in document order. */
  headings: number[];
  /** The name of every element that the page uses. */
  elements: Set<string>;
  ids: Set<string>;
  anchors: { href: string; rel: string }[];
  /** The href of each anchor. */
  links: string[];
  /** The links within the main landmark. */
  mainLinks: string[];
  /** The URLs that the page loads or submits to: scripts, styles, images, frames, forms. */
  sources: string[];
  /** The content of its style elements. */
  styles: string;
  /** How many elements have a style attribute. */
  styled: number;
  /** What social networks show of the page. */
  shareImage: { url: string; width: string; height: string; alt: string };
  /** Its JSON-LD, with the name of the element around each script. */
  structuredData: { json: string; parent: string }[];
  /** The visible text, with white space collapsed. */
  text: string;
}

export function parsePage(path: string, html: string): ExportedPage {
  const elements = descendants(parse(html, { scriptingEnabled: false }));
  const named = (name: string, among = elements) => among.filter(({ tagName }) => tagName === name);
  const meta = (key: 'name' | 'property' | 'http-equiv', name: string) =>
    attribute(
      named('meta').find((element) => attribute(element, key) === name),
      'content',
    );
  const anchors = named('a');
  const inMain = named('main').flatMap((main) => descendants(main));
  return {
    path,
    isRedirect: meta('http-equiv', 'refresh') !== '',
    title: textOf(named('title')[0]),
    description: meta('name', 'description'),
    canonical: attribute(named('link').find(isCanonical), 'href'),
    language: attribute(named('html')[0], 'lang'),
    headings: elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map(({ tagName }) => Number(tagName[1])),
    elements: new Set(elements.map(({ tagName }) => tagName)),
    ids: new Set(elements.map((element) => attribute(element, 'id'))),
    anchors: anchors.map((link) => ({ href: href(link), rel: attribute(link, 'rel') })),
    links: anchors.map(href),
    mainLinks: named('a', inMain).map(href),
    sources: elements.flatMap(sourcesOf),
    styles: named('style').map(sourceOf).join('\n'),
    styled: elements.filter((element) => attribute(element, 'style')).length,
    shareImage: {
      url: meta('property', 'og:image'),
      width: meta('property', 'og:image:width'),
      height: meta('property', 'og:image:height'),
      alt: meta('property', 'og:image:alt'),
    },
    structuredData: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) => ({
        json: sourceOf(script),
        parent: script.parentNode?.nodeName ?? '',
      })),
    text: collapseSpace(textOf(named('body')[0])),
  };
}

/** White space, non-breaking included, as a single space. */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function href(element: HtmlElement): string {
  return attribute(element, 'href');
}

function isCanonical(link: HtmlElement): boolean {
  return attribute(link, 'rel') === 'canonical';
}

/** The URLs that an element makes the browser request without a click. */
function sourcesOf(element: HtmlElement): string[] {
  const isPlainLink = ['a', 'area'].includes(element.tagName) || isCanonical(element);
  const images = attribute(element, 'srcset')
    .split(',')
    .map((candidate) => candidate.trim().split(' ')[0] ?? '');
  const others = ['src', 'poster', 'data', 'action', 'formaction', 'ping'].map((name) =>
    attribute(element, name),
  );
  return [isPlainLink ? '' : href(element), ...images, ...others].filter(Boolean);
}
