import { type CheerioAPI, load } from 'cheerio';

/** A page as one reads without scripts: the content of <noscript> is elements, too. */
export const parseHtml = (html: string) => load(html, { scriptingEnabled: false });

/** The HTML of a page after an edit. */
export function editPage(html: string, edit: (page: CheerioAPI) => void): string {
  const page = parseHtml(html);
  edit(page);
  return page.html();
}

/** The code of each of these scripts or styles that is inline. */
export const sourcesOf = (elements: ReturnType<CheerioAPI>): string[] =>
  elements.map((index) => elements.eq(index).contents().text() || null).get();
