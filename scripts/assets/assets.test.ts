import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeHeadingFont } from '../../lib/drawing/heading-font';
import { iconSvg, pixelIcons, vectorIcon } from '../../lib/drawing/icons';
import { color } from '../../lib/drawing/palette';
import { routes } from '../../lib/routes';

/** What `npm run assets` wrote still matches the palette and the list of letters. */

const committed = (path: string) => readFileSync(`public${path}`);

it('has the drawn icon in the colors of the palette', () => {
  expect(committed(routes.icon(vectorIcon)).toString()).toBe(iconSvg());
});

const pictures = [...pixelIcons].map(([file, side]) => [routes.icon(file), side, 0] as const);

it.each([...pictures, [routes.favicon, 32, 22] as const])(
  'has %s with a gold mark on a navy background',
  async (path, side, headerLength) => {
    const image = sharp(committed(path).subarray(headerLength)).removeAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const pixels: string[] = data.toString('hex').match(/.{6}/g) ?? [];
    expect([info.width, info.height]).toEqual([side, side]);
    expect(`#${pixels[0]}`).toBe(color('navy-900'));
    if (side > 32) expect(pixels.includes(color('gold-300').slice(1))).toBe(true);
  },
);

it('has an icon file that says how many bytes its picture takes', () => {
  const file = committed(routes.favicon);
  expect(file.readUInt32LE(14)).toBe(file.length - file.readUInt32LE(18));
});

it('has the typeface made from the list of letters, named by its content hash', async () => {
  const made = await makeHeadingFont('woff2');
  const hash = createHash('sha256').update(made).digest('hex').slice(0, 8);
  expect(routes.headingFont).toBe(`/fonts/fraunces-headings-${hash}.woff2`);
  expect(committed(routes.headingFont).equals(made)).toBe(true);
  expect(readFileSync('app/document.css', 'utf8')).toContain(`url("${routes.headingFont}")`);
});
