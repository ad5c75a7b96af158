import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeHeadingFont } from '../../lib/drawing/heading-font';
import { readPalette } from '../../lib/drawing/palette';
import { routes } from '../../lib/routes';
import { drawIcons } from './draw-icons';

/** `npm run assets`: draws what `public/` holds of ours, the icons and the headings' typeface; both are committed. */
const root = process.cwd();
const font = await makeHeadingFont(root, 'woff2');
const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
const fontPath = `/fonts/fraunces-headings-${hash}.woff2`;

rmSync(join(root, 'public', routes.headingFont), { force: true });
for (const [path, file] of [...(await drawIcons(readPalette(root))), [fontPath, font] as const]) {
  const target = join(root, 'public', path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, file);
  console.log(`public${path}: ${file.length} bytes`);
}
if (fontPath !== routes.headingFont) {
  console.log(
    `The typeface has a new name: put ${fontPath} into lib/routes.ts and app/globals.css.`,
  );
}
