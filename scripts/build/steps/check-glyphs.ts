import { headingCharacters } from '../../../lib/drawing/heading-font';
import {
  attribute,
  descendants,
  type HtmlDocument,
  type HtmlElement,
  textOf,
} from '../../pages/html-tree';

const known = new Set(headingCharacters);

/**
 * Stops at a page that needs a letter which the headings' typeface lacks.
 *
 * @throws Error that names each such text, and what to do.
 */
export function checkGlyphs(document: HtmlDocument): void {
  const missing = descendants(document)
    .filter(isSetInSerif)
    .flatMap((element) => {
      const text = textOf(element).replace(/\s+/g, ' ').trim();
      const letter = [...text].find((character) => !known.has(character));
      if (!letter) return [];
      const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      return [
        `expected letters of the headings' typeface, found ${letter} (U+${code}) in "${text}"`,
      ];
    });
  if (missing.length === 0) return;
  throw new Error(
    `${missing.join('\n')}\nWrite them otherwise, or add them to headingCharacters in lib/drawing/heading-font.ts and run npm run assets.`,
  );
}

/** What globals.css and the class `font-serif` set in the headings' typeface. */
function isSetInSerif(element: HtmlElement): boolean {
  return (
    ['h1', 'h2', 'h3'].includes(element.tagName) ||
    attribute(element, 'class').split(' ').includes('font-serif')
  );
}
