import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { stamps } from '../schema/service';

/** What is drawn by hand. */
const folder = 'public/engravings';
const files = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);
const palette = readFileSync('app/globals.css', 'utf8').match(/#[0-9a-f]{6}/g) ?? [];

it.each(files)('%s is light, and has no color that is not in the palette', (_, svg = '') => {
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2500);
  // Black and white in a mask are no colors.
  const colors = svg.replace(/<mask.*?<\/mask>/g, '').match(/#[0-9a-f]{3,8}(?=[;"])/g) ?? [];
  expect(palette).toEqual(expect.arrayContaining(colors));
});

it('has a stamp side by side for each that a form offers', () => {
  const [sheet = ''] = files.filter(([name]) => name === 'stamps.svg').map(([, svg]) => svg);
  const views = [...sheet.matchAll(/<view id="(\w+)" viewBox="(\d+) 0 64 74"/g)];
  expect(views.map(([, name]) => name)).toEqual(Object.keys(stamps));
  expect(views.map(([, , left]) => Number(left))).toEqual(views.map((_, index) => 64 * index));
});
