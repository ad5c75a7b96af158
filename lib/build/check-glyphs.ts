import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { headingCharacters } from '../heading-font';
import { attribute, descendants, type HtmlElement, textOf } from './html-tree';

const known = new Set(headingCharacters);

/**
 * Every text of an exported page that the headings' typeface cannot set whole.
 *
 * @returns sentences that name the letter and the text it stands in.
 */
export function missingGlyphs(html: string): string[] {
  return [...descendants(parse(html))].filter(isSetInSerif).flatMap((element) => {
    const text = textOf(element).replace(/\s+/g, ' ').trim();
    const letter = [...text].find((character) => !known.has(character));
    if (!letter) return [];
    const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return [`the letter ${letter} (U+${code}) in "${text}"`];
  });
}

/** What globals.css and the class `font-serif` set in the headings' typeface. */
function isSetInSerif(element: HtmlElement): boolean {
  return (
    /^h[1-3]$/.test(element.tagName) ||
    attribute(element, 'class').split(' ').includes('font-serif')
  );
}

/**
 * Stops the build when a page needs a letter that the typeface lacks.
 *
 * @throws Error that names each text once, and what to do.
 */
export function checkGlyphs(out: string): void {
  const missing = new Map<string, string>();
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    for (const words of missingGlyphs(readFileSync(join(out, name), 'utf8'))) {
      if (!missing.has(words)) missing.set(words, `${name}: ${words}`);
    }
  }
  if (missing.size === 0) return;
  throw new Error(
    `The headings' typeface lacks letters that these pages need:\n${[...missing.values()].join('\n')}\nWrite them otherwise, or add them to headingCharacters in lib/heading-font.ts and run npm run font.`,
  );
}
