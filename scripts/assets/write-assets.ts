import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { engravingsFolder, inPalette } from '../../lib/drawing/engravings';
import { makeHeadingFont } from '../../lib/drawing/heading-font';
import { iconSvg, pixelIcons, vectorIcon } from '../../lib/drawing/icons';
import { routes } from '../../lib/routes';

/** `npm run assets`: makes icons and the headings' typeface, and colors the drawings in public/. */
const svg = Buffer.from(iconSvg());
const font = await makeHeadingFont('woff2');
const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
const fontPath = `/fonts/fraunces-headings-${hash}.woff2`;

rmSync(`public${routes.headingFont}`, { force: true });
write(fontPath, font);
write(routes.icon(vectorIcon), svg);
for (const [file, side] of pixelIcons) write(routes.icon(file), await png(side));
// A tab on a high-density screen shows 32 pixels.
write(routes.favicon, ico(await png(32), 32));
for (const name of readdirSync(engravingsFolder)) {
  const file = `${engravingsFolder}/${name}`;
  writeFileSync(file, inPalette(readFileSync(file, 'utf8')));
}
if (fontPath !== routes.headingFont) {
  console.log(
    `The typeface has a new name: put ${fontPath} in lib/routes.ts and app/document.css.`,
  );
}

function write(path: string, file: Buffer): void {
  writeFileSync(`public${path}`, file);
  console.log(`public${path}: ${file.length} bytes`);
}

function png(side: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * side) / 256 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** One PNG as an ICO file (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). */
function ico(picture: Buffer, side: number): Buffer {
  // An icon with one picture: its width and height, no palette, one plane, 32 bits per pixel.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, ...Array(8)]);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
