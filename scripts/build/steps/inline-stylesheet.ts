import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { parse } from 'postcss';
import { remembered } from '../remembered';
import { pruneStylesheet } from './prune-stylesheet';
import { styleForPage } from './style-for-page';

/** In a page, a relative URL would be the page's, and the others would end the style or do nothing. */
const notInlinable = /<\/style|<!--|@import|@charset|url\((?!["']?(?:data:|\/|#))/i;

/**
 * Inlines the part of its stylesheet that the first screen uses, so that the first paint doesn't wait
 * for a second request. The whole stays a file that every page shares, and only what follows
 * the first screen waits for it: a browser shows what comes before a stylesheet in the body.
 *
 * @returns an edit that throws when the page has no stylesheet, several, or one that can't be inlined.
 */
export function inlineStylesheet(out: string): ($: CheerioAPI) => void {
  const stylesheet = remembered((file) => {
    const text = readFileSync(join(out, file), 'utf8');
    if (notInlinable.test(text)) {
      throw new Error(`expected a stylesheet that can be inlined, found ${file}`);
    }
    return pruneStylesheet(parse(text));
  });
  const styleOf = remembered((needs) => {
    const [file = '', ...names] = needs.split(' ');
    return styleForPage(stylesheet(file), new Set(names));
  });
  return ($) => {
    const link = $('link[rel="stylesheet"]');
    if (link.length !== 1) throw new Error(`expected one stylesheet, found ${link.length}`);
    // The first screen ends with the first part of the main landmark, the head of a page.
    const head = $('html main > :first-child').first();
    const shown = $('html, html *');
    const inHead = head.find('*').addBack();
    const end = inHead.length > 0 ? shown.index(inHead.last()) + 1 : shown.length;
    const names = shown
      .slice(0, end)
      .get()
      .flatMap(({ name, attribs }) => [name, ...(attribs['class'] ?? '').split(' ')]);
    const file = String(link.attr('href')).slice(1);
    link.before($('<style>').text(styleOf([file, ...new Set(names)].join(' '))));
    // A script may replace all of an island: the link goes before one that contains the head.
    const last = head.length > 0 ? head : shown.last();
    const island = last.parents('[data-island]').last();
    if (island.length > 0) island.before(link);
    else last.after(link);
  };
}
