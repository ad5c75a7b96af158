import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeHeadingFont } from '../heading-font';

/** `npm run font`: writes the headings' typeface that the site ships; it is committed. */
const file = 'app/fonts/fraunces-headings.woff2';
const font = await makeHeadingFont(process.cwd(), 'woff2');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, font);
console.log(`${file}: ${font.length} bytes`);
