import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'parse5';
import { attribute, descendants, type HtmlElement, textOf } from '../lib/build/html-tree';

/** One HTML file of the export, read without script. */
export interface ExportedPage {
  /** Its address, such as /areas/boise/; that of 404.html is /404.html. */
  path: string;
  title: string;
  description: string;
  canonical: string;
  language: string;
  /** The level of each heading, in the order of the page. */
  headings: number[];
  landmarks: Set<string>;
  ids: Set<string>;
  links: string[];
  /** The links within the main landmark. */
  mainLinks: string[];
  outsideLinks: { href: string; rel: string }[];
  /** What the page loads by itself: scripts, styles, pictures, frames. */
  sources: string[];
  /** How many elements carry a style attribute. */
  styled: number;
  /** What the networks show of the page. */
  shareImage: { url: string; width: string; height: string; alt: string };
  /** What a person reads, without scripts and styles, white space folded. */
  text: string;
}

export function readExport(folder: string): ExportedPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name === '404.html' || /(?:^|\/)index\.html$/.test(name))
    .filter((name) => !/^(?:404|_not-found)\//.test(name))
    .map((name) => {
      const html = readFileSync(`${folder}/${name}`, 'utf8');
      return parsePage(`/${name.replace(/index\.html$/, '')}`, html);
    });
}

function parsePage(path: string, html: string): ExportedPage {
  const elements = [...descendants(parse(html))];
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  const main = named('main')[0];
  const property = (name: string) =>
    attribute(
      named('meta').find((meta) => attribute(meta, 'property') === name),
      'content',
    );
  const links = hrefs(named('a'));
  return {
    path,
    title: textOf(named('title')[0]),
    description: attribute(
      named('meta').find((meta) => attribute(meta, 'name') === 'description'),
      'content',
    ),
    canonical: attribute(
      named('link').find((link) => attribute(link, 'rel') === 'canonical'),
      'href',
    ),
    language: attribute(named('html')[0], 'lang'),
    headings: elements.flatMap(({ tagName }) =>
      /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : [],
    ),
    landmarks: new Set(elements.map(({ tagName }) => tagName)),
    ids: new Set(elements.map((element) => attribute(element, 'id'))),
    links,
    mainLinks: main ? hrefs([...descendants(main)].filter(({ tagName }) => tagName === 'a')) : [],
    outsideLinks: named('a')
      .filter((link) => /^https?:/.test(attribute(link, 'href')))
      .map((link) => ({ href: attribute(link, 'href'), rel: attribute(link, 'rel') })),
    sources: [
      ...named('script', 'img', 'iframe', 'source').map((element) => attribute(element, 'src')),
      ...named('link')
        .filter((link) => attribute(link, 'rel') !== 'canonical')
        .map((link) => attribute(link, 'href')),
    ],
    styled: elements.filter((element) => attribute(element, 'style')).length,
    shareImage: {
      url: property('og:image'),
      width: property('og:image:width'),
      height: property('og:image:height'),
      alt: property('og:image:alt'),
    },
    text: textOf(named('body')[0]).replace(/\s+/g, ' '),
  };
}

function hrefs(anchors: HtmlElement[]): string[] {
  return anchors.map((anchor) => attribute(anchor, 'href'));
}
