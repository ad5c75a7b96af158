import { parse } from 'parse5';
import {
  attribute,
  descendants,
  type HtmlElement,
  type HtmlNode,
  hasAttribute,
  sourceOf,
  textOf,
} from '../../scripts/pages/html-tree';

export type ExportedPage = ReturnType<typeof parsePage>;

/** An HTML file of the export as it reads without JavaScript, so the content of <noscript> counts. */
export function parsePage(path: string, html: string) {
  const elements = descendants(parse(html, { scriptingEnabled: false }));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const meta = (name: string) => {
    const isNamed = ({ attrs }: HtmlElement) => attrs.some(({ value }) => value === name);
    return attribute(named('meta').find(isNamed), 'content');
  };
  const seen = (node: HtmlNode) => collapseSpace(seenWords(node));
  const canonical = named('link').find((link) => attribute(link, 'rel') === 'canonical');
  return {
    /** Such as /areas/boise/; that of 404.html is /404.html. */
    path,
    isRedirect: meta('refresh') !== '',
    title: textOf(named('title')[0]),
    description: meta('description'),
    /** The visible text, with white space collapsed. */
    text: collapseSpace(textOf(named('body')[0])),
    /** The words of the main landmark that a visitor sees, without call controls. */
    mainWords: named('main').map(seen).join(' '),
    canonical: attribute(canonical, 'href'),
    /** The name of every element on the page. */
    elements: new Set(elements.map(({ tagName }) => tagName)),
    ids: new Set(elements.map((element) => attribute(element, 'id'))),
    /** The href of each anchor. */
    links: named('a').map((link) => attribute(link, 'href')),
    /** What a visitor sees of paragraphs, list items, definitions and table cells, with the element's name. */
    blocks: named('main')
      .flatMap((main) => descendants(main))
      .filter(({ tagName }) => ['p', 'li', 'dd', 'td'].includes(tagName))
      .map((element) => ({ name: element.tagName, text: seen(element) })),
    /** The URLs the page loads or submits to: scripts, styles, images, frames, forms. */
    sources: elements.filter((element) => element !== canonical).flatMap(sourcesOf),
    /** The content of its style elements. */
    styles: named('style').map(sourceOf).join('\n'),
    /** The URL of the picture that social networks show for the page. */
    shareImage: meta('og:image'),
    /** Its JSON-LD, with the name of the element around each script. */
    structuredData: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) => ({ json: sourceOf(script), parent: script.parentNode?.nodeName ?? '' })),
  };
}

/** What no one sees, and controls that are the same on every page. */
function isUnseen(element: HtmlElement): boolean {
  const { tagName } = element;
  const href = attribute(element, 'href');
  return (
    ['noscript', 'script', 'style', 'svg', 'template'].includes(tagName) ||
    hasAttribute(element, 'hidden') ||
    attribute(element, 'class').split(' ').includes('sr-only') ||
    (tagName === 'a' && /^(?:tel|sms):/.test(href)) ||
    (tagName === 'button' && !hasAttribute(element, 'aria-controls'))
  );
}

function seenWords(node: HtmlNode): string {
  if ('tagName' in node && isUnseen(node)) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(seenWords).join(' ') : '';
}

/** White space, non-breaking included, as a single space. */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const loading = ['src', 'poster', 'data', 'action', 'formaction', 'ping'];

/** The URLs that an element makes the browser request without a click. */
function sourcesOf(element: HtmlElement): string[] {
  const names = ['a', 'area'].includes(element.tagName) ? loading : ['href', ...loading];
  const images = attribute(element, 'srcset').split(',');
  return [
    ...images.map((image) => image.trim().split(' ')[0] ?? ''),
    ...names.map((name) => attribute(element, name)),
  ].filter(Boolean);
}
