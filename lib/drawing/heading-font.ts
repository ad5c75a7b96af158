import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { headingCharacters } from '../schema/letters';

const source = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';

/** Fraunces for large sizes in one weight: another would cost each visitor 8 KB more. */
const instance = { opsz: 72, wght: 560, SOFT: 0, WONK: 0 };

/**
 * The headings' typeface with only the characters that content may have.
 *
 * @param targetFormat `woff2` for browsers, `truetype` for the renderer of share images.
 */
export const makeHeadingFont = (targetFormat: 'woff2' | 'truetype'): Promise<Buffer> =>
  subsetFont(readFileSync(join(process.cwd(), source)), headingCharacters, {
    targetFormat,
    variationAxes: instance,
  });
