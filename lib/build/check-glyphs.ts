import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { headingCharacters } from '../heading-font';
import { attribute, descendants, type HtmlElement, textOf } from './html-tree';
import { pageNames } from './page-names';

const known = new Set(headingCharacters);

/** A letter that the typeface lacks, or a reference that may stand for one. */
const suspect = new RegExp(
  `[^${headingCharacters.replace(/[\]^\\-]/g, '\\$&')}\\s]|&(?!(?:amp|lt|gt|quot|#x27|#39);)`,
  'u',
);

/** What no person reads. React writes a < in a text or an attribute as a reference. */
const scripts = /<script[\s>][\s\S]*?<\/script>/g;

/**
 * Every text of an exported page that the headings' typeface cannot set whole.
 *
 * @returns sentences that name the letter and the text it stands in.
 */
export function missingGlyphs(html: string): string[] {
  // Most pages have nothing of the kind anywhere, and the parser takes twenty times as long.
  if (!suspect.test(html.replace(scripts, ''))) return [];
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
  for (const name of pageNames(out)) {
    for (const words of missingGlyphs(readFileSync(join(out, name), 'utf8'))) {
      if (!missing.has(words)) missing.set(words, `${name}: ${words}`);
    }
  }
  if (missing.size === 0) return;
  throw new Error(
    `The headings' typeface lacks letters that these pages need:\n${[...missing.values()].join('\n')}\nWrite them otherwise, or add them to headingCharacters in lib/heading-font.ts and run npm run font.`,
  );
}
