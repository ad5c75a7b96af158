import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { type Container, parse } from 'postcss';
import parseSelectors, { type Node as SelectorNode } from 'postcss-selector-parser';
import { memoize } from '../../../lib/memoize';
import { pruneStylesheet } from './prune-stylesheet';

/** What works only in a file: relative URLs, the end of a style element, and these at-rules. */
const notInlinable = /<\/style|<!--|@import|@charset|url\((?!["']?(?:data:|\/|#))/i;

/**
 * Inlines the part of its stylesheet that the first screen uses, so that the first paint doesn't
 * wait for a second request. The whole stays a file that every page shares, and only what follows
 * the first screen waits for it: a browser shows what comes before a stylesheet in the body.
 *
 * @returns an edit that throws if a page has no stylesheet, several, or one that can't be inlined.
 */
export function inlineStylesheet(out: string): ($: CheerioAPI) => void {
  const stylesheet = memoize((file: string) => {
    const text = readFileSync(join(out, file), 'utf8');
    if (notInlinable.test(text)) {
      throw new Error(`expected a stylesheet that can be inlined, found ${file}`);
    }
    return pruneStylesheet(parse(text));
  });
  const styleOf = memoize((needs: string) => {
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
    // Not within an island, whose script may replace all of it: then before the island.
    const last = head.length > 0 ? head : shown.last();
    const island = last.parents('[data-island]').last();
    if (island.length > 0) island.before(link);
    else last.after(link);
  };
}

/** What may come later: looks on paper, of what is pointed at or pressed, and in forced colors. */
const later = /^print$|hover|forced-colors/;
const laterState = /(?<!\\):(?:hover|active)\b/;

const selectorsOf = memoize((list: string) => parseSelectors().astSync(list).nodes);

/** The part of a stylesheet that applies at first to elements with these classes and names. */
function styleForPage({ nodes = [] }: Container, names: ReadonlySet<string>): string {
  const parts = nodes.map((node) => {
    if (node.type === 'rule') {
      if (laterState.test(node.selector)) return '';
      const found = selectorsOf(node.selector).filter((selector) => applies(selector, names));
      return found.length > 0 ? found.join(',') + String(node).slice(node.selector.length) : '';
    }
    if (node.type !== 'atrule') return String(node);
    if (!node.nodes) return `${node};`;
    if (later.test(node.params)) return '';
    const hasRules = node.nodes.some(({ type }) => type === 'rule' || type === 'atrule');
    if (!hasRules || /keyframes$/.test(node.name)) return String(node);
    const css = styleForPage(node, names);
    return css && `@${node.name} ${node.params}{${css}}`;
  });
  return parts.join('');
}

/** Whether all classes and elements are there that a selector cannot match without. */
function applies(node: SelectorNode, names: ReadonlySet<string>): boolean {
  if (node.type === 'class' || node.type === 'tag') return names.has(node.value);
  if (node.type === 'selector') return node.nodes.every((part) => applies(part, names));
  if (node.type !== 'pseudo' || !/^:(?:is|where|has)$/.test(node.value)) return true;
  return node.nodes.some((part) => applies(part, names));
}
