import { parseHtml, sourcesOf } from '../../scripts/pages/html';

/** White space, non-breaking included, as a single space. */
export const collapseSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

export type ExportedPage = ReturnType<typeof parsePage>;

/** What no one sees, and controls that are the same on every page. */
const unseen =
  'noscript, script, style, svg, template, [hidden], .sr-only, a[href^="tel:"], a[href^="sms:"], button:not([aria-controls])';

/** Attributes that make the browser request something without a click; but for href, which links have. */
const loading = ['src', 'poster', 'data', 'action', 'formaction', 'ping'];

/** An HTML file of the export as it reads without JavaScript, so the content of <noscript> counts. */
export function parsePage(path: string, html: string) {
  const $ = parseHtml(html);
  $('template').remove();
  const values = (name: string, of = '*') => [...$(of)].flatMap((one) => $(one).attr(name) ?? []);
  const metaOf = (attribute: string) => values('content', `meta[${attribute}]`)[0] ?? '';
  const body = $('body').clone();
  body.find('script, style').remove();
  const canonicals = values('href', 'link[rel="canonical"]');
  const main = $('main').clone();
  main.find(unseen).remove();
  const textOf = (part: typeof main) => {
    // So that words of different elements stay apart.
    part.find('*').before(' ').after(' ');
    return collapseSpace(part.text());
  };
  const withoutCards = main.clone();
  withoutCards.find('#services').remove();
  return {
    /** Such as /areas/boise/; that of 404.html is /404.html. */
    path,
    isRedirect: metaOf('http-equiv="refresh"') !== '',
    title: $('title').first().text(),
    description: metaOf('name="description"'),
    /** The visible text, with white space collapsed. */
    text: collapseSpace(body.text()),
    canonical: canonicals[0] ?? '',
    /** The name of every element on the page. */
    elements: new Set([...$('html *')].map(({ name }) => name)),
    /** The URL of each frame. */
    frames: [...$('iframe')].map((frame) => $(frame).attr('src') ?? ''),
    ids: new Set(values('id')),
    /** The href of each anchor. */
    links: values('href', 'a'),
    /** The URLs the page loads or submits to: scripts, styles, images, forms. */
    sources: [
      ...values('href', ':not(a, area, link[rel="canonical"])'),
      ...canonicals.slice(1),
      ...loading.flatMap((name) => values(name, ':not(iframe)')),
      ...values('srcset').flatMap((list) => list.match(/(?<=(?:^|,)\s*)[^\s,]+/g) ?? []),
    ],
    /** The content of its style elements. */
    styles: sourcesOf($('style')).join('\n'),
    /** The URL of the picture that social networks show for the page. */
    shareImage: metaOf('property="og:image"'),
    /** Its JSON-LD, with the name of the element around each script. */
    structuredData: [...$('script[type="application/ld+json"]')].map((script) => ({
      json: $(script).text(),
      parent: $(script).parents().get(0)?.name ?? '',
    })),
    /** The words of the main landmark that a visitor sees, without call controls. */
    mainWords: textOf(main),
    /** The same without the cards of all services, which are the same wherever they are. */
    wordsWithoutCards: textOf(withoutCards),
    /** What a visitor sees of paragraphs, list items, definitions and table cells, with the element's name. */
    blocks: [...main.find('p, li, dd, td')].map((element) => ({
      name: element.name,
      text: collapseSpace($(element).text()),
    })),
  };
}
