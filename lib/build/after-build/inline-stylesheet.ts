import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { leanStylesheet } from './lean-stylesheet';
import { type PageResult, type Site, UnknownShape } from './step';

const anyStylesheet = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const ourStylesheet =
  /^<link rel="stylesheet" href="\/(_next\/static\/[^"]+\.css)" data-precedence="next"\/>$/;

/** The text of each stylesheet, read once: all pages share one. */
const texts = new Map<string, string>();

/**
 * Puts the page's stylesheet into the page, so that the first paint waits for no second request.
 *
 * @throws UnknownShape when the page has not exactly one stylesheet, as Next links it.
 */
export function inlineStylesheet(html: string, { out }: Pick<Site, 'out'>): PageResult {
  const [link = '', ...others] = html.match(anyStylesheet) ?? [];
  const [, file] = ourStylesheet.exec(link) ?? [];
  if (!file || others.length > 0) {
    throw new UnknownShape('one stylesheet', [link, ...others].join(' ') || 'none');
  }
  const path = join(out, file);
  const css = texts.get(path) ?? inlined(readFileSync(path, 'utf8'), file);
  texts.set(path, css);
  return { html: html.replace(link, () => `<style>${css}</style>`) };
}

/** Addresses in a stylesheet count from its own place; those in a page from the page's. */
function inlined(css: string, file: string): string {
  if (/<\/style|<!--|@import|@charset/i.test(css)) {
    throw new UnknownShape('a stylesheet that can stand inside a page', file);
  }
  return leanStylesheet(css)
    .replace(/url\((?!["']?(?:data:|\/|#))(["']?)([^)"']+)\1\)/g, (_all, _quote, path) => {
      return `url(/${posix.join(posix.dirname(file), path)})`;
    })
    .trim();
}
