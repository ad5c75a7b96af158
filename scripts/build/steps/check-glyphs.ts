import { headingCharacters } from '../../../lib/drawing/heading-font';
import * as tree from '../../pages/html-tree';

const known = new Set(headingCharacters);

/** @throws Error that names the first text with a letter that the headings' typeface lacks. */
export function checkGlyphs(page: tree.HtmlDocument): void {
  for (const element of tree.descendants(page).filter(isSetInSerif)) {
    const text = tree.textOf(element).replace(/\s+/g, ' ').trim();
    const letter = [...text].find((character) => !known.has(character));
    if (!letter) continue;
    const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    throw new Error(
      `expected letters of the headings' typeface, found ${letter} (U+${code}) in "${text}"\n` +
        'Reword it, or add the letter to headingCharacters in lib/drawing/heading-font.ts and run npm run assets.',
    );
  }
}

/** What app/base.css and the class `font-serif` set in the headings' typeface. */
const isSetInSerif = (element: tree.HtmlElement) =>
  /^h[123]$/.test(element.tagName) ||
  tree.attribute(element, 'class').split(' ').includes('font-serif');
