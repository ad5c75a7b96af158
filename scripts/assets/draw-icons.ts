import sharp from 'sharp';
import { iconSvg, pixelIcons, vectorIcon } from '../../lib/drawing/icons';
import type { Palette } from '../../lib/drawing/palette';
import { routes } from '../../lib/routes';

/** The side of the picture in favicon.ico, in pixels: a tab on a dense screen shows 32. */
const faviconSide = 32;

/** The icons of the site by their paths. */
export async function drawIcons(palette: Palette): Promise<Map<string, Buffer>> {
  const svg = Buffer.from(iconSvg(palette));
  const draw = (side: number) =>
    sharp(svg, { density: (72 * side) / 256 })
      .resize(side, side)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  const pixels = [...pixelIcons].map(
    async ([file, side]) => [routes.icon(file), await draw(side)] as const,
  );
  return new Map([
    [routes.icon(vectorIcon), svg],
    ...(await Promise.all(pixels)),
    [routes.favicon, ico(await draw(faviconSide), faviconSide)],
  ]);
}

/** One PNG as an ICO file (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). */
function ico(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // plane
  header.writeUInt16LE(32, 12); // bits for each pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
