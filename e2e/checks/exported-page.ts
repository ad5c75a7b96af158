import { parse } from 'parse5';
import { attribute, descendants, type HtmlElement, textOf } from '../../scripts/pages/html-tree';
import { type Crumb, crumbsOf } from './exported-crumbs';
import { elementsIn } from './exported-elements';
import { type Question, questionOf } from './exported-questions';
import { fold, spokenText } from './exported-text';

/** One HTML file of the export, read without script: what stands in <noscript> counts. */
export interface ExportedPage {
  /** Its address, such as /areas/boise/; that of 404.html is /404.html. */
  path: string;
  title: string;
  description: string;
  canonical: string;
  language: string;
  /** The level of each heading, in the order of the page. */
  headings: number[];
  /** The name of every element that the page uses. */
  elements: Set<string>;
  ids: Set<string>;
  links: string[];
  /** The links within the main landmark. */
  mainLinks: string[];
  outsideLinks: { href: string; rel: string }[];
  /** What the page loads or sends to by itself: scripts, styles, pictures, frames, forms. */
  sources: string[];
  /** How many elements carry a style attribute. */
  styled: number;
  /** What the networks show of the page. */
  shareImage: { url: string; width: string; height: string; alt: string };
  /** The way from the home page, as the page shows it; empty where it shows none. */
  crumbs: Crumb[];
  /** The questions of the main landmark that open to their answers. */
  questions: Question[];
  /** The rows of its tables, a blank between two cells. */
  rows: string[];
  structuredData: { json: string; inHead: boolean }[];
  footer: string;
  /** What a person reads, without scripts and styles, white space folded. */
  text: string;
}

export function parsePage(path: string, html: string): ExportedPage {
  const elements = descendants(parse(html, { scriptingEnabled: false }));
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  const within = (landmark: string, name: string) => elementsIn(named(landmark)[0], name);
  const meta = (key: 'name' | 'property', name: string) =>
    attribute(
      named('meta').find((element) => attribute(element, key) === name),
      'content',
    );
  const inHead = new Set(within('head', 'script'));
  return {
    path,
    title: textOf(named('title')[0]),
    description: meta('name', 'description'),
    canonical: attribute(named('link').find(isCanonical), 'href'),
    language: attribute(named('html')[0], 'lang'),
    headings: elements.flatMap(({ tagName }) =>
      /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : [],
    ),
    elements: new Set(elements.map(({ tagName }) => tagName)),
    ids: new Set(elements.map((element) => attribute(element, 'id'))),
    links: hrefs(named('a')),
    mainLinks: hrefs(within('main', 'a')),
    outsideLinks: named('a')
      .filter((link) => /^(?:https?:)?\/\//.test(attribute(link, 'href')))
      .map((link) => ({ href: attribute(link, 'href'), rel: attribute(link, 'rel') })),
    sources: elements.flatMap(sourcesOf),
    styled: elements.filter((element) => attribute(element, 'style')).length,
    shareImage: {
      url: meta('property', 'og:image'),
      width: meta('property', 'og:image:width'),
      height: meta('property', 'og:image:height'),
      alt: meta('property', 'og:image:alt'),
    },
    crumbs: crumbsOf(named('nav')),
    questions: within('main', 'details').map(questionOf),
    rows: named('tr').map((row) => elementsIn(row, 'th', 'td').map(spokenText).join(' ')),
    structuredData: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) => ({
        json: script.childNodes.map(textOf).join(''),
        inHead: inHead.has(script),
      })),
    footer: fold(textOf(named('footer')[0])),
    text: fold(textOf(named('body')[0])),
  };
}

function hrefs(anchors: HtmlElement[]): string[] {
  return anchors.map((anchor) => attribute(anchor, 'href'));
}

function isCanonical(link: HtmlElement): boolean {
  return attribute(link, 'rel') === 'canonical';
}

const loadingAttributes = ['src', 'poster', 'data', 'action', 'formaction', 'ping'];

/** The addresses that an element makes the browser ask for; a link waits for its visitor. */
function sourcesOf(element: HtmlElement): string[] {
  const { tagName } = element;
  const isPlainLink = tagName === 'a' || tagName === 'area';
  const href = isPlainLink || isCanonical(element) ? '' : attribute(element, 'href');
  const pictures = attribute(element, 'srcset')
    .split(',')
    .map((candidate) => candidate.trim().split(' ')[0] ?? '');
  const others = loadingAttributes.map((name) => attribute(element, name));
  return [href, ...pictures, ...others].filter(Boolean);
}
