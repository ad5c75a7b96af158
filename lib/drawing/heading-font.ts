import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';

/**
 * One cut of Fraunces: the drawing for large sizes, at the one weight that headings have. A second
 * weight would cost 8 KB more on every visitor's phone.
 */
const cut = { opsz: 72, wght: 560, SOFT: 0, WONK: 0 };

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** What headings may be written with: English, the accents of Spanish and Basque names, and marks. */
export const headingCharacters = `${ascii}\u00a0ÁÉÍÑÓÚÜáéíñóúüç–—‘’“”…•·§°½¼¾×™®`;

/**
 * The headings' typeface with the letters above alone.
 *
 * @param format `woff2` for browsers, `truetype` for what draws share images.
 */
export function makeHeadingFont(root: string, format: 'woff2' | 'truetype'): Promise<Buffer> {
  return subsetFont(readFileSync(join(root, source)), headingCharacters, {
    targetFormat: format,
    variationAxes: cut,
  });
}
