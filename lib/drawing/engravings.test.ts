import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { stamps } from '../schema/stamps';
import { engravingsFolder, inPalette } from './engravings';

const files = readdirSync(engravingsFolder).map(
  (name) => [name, readFileSync(`${engravingsFolder}/${name}`, 'utf8')] as const,
);

it.each(files)('%s is light, and has the colors of the palette alone', (_, svg) => {
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2560);
  expect(inPalette(svg)).toBe(svg);
  // Black and white in a mask are no colors.
  const others = svg.replace(/<mask.*?<\/mask>/g, '').replace(/--[a-z]+-\d+:#[0-9a-f]{6}/g, '');
  expect(others).not.toMatch(/[:"]#[0-9a-f]{3,8}[;}"]/);
});

it("has the visit's road where the home page's line begins", () => {
  const { 1: road } = /M0 (\d+)H/.exec(new Map(files).get('visit.svg') ?? '') ?? [];
  const percent = Math.floor(Number(road) / 0.64) / 10;
  expect(readFileSync('app/one-line.css', 'utf8')).toContain(`margin-top: ${percent}%`);
});

it('takes a color from the palette, by its name', () => {
  expect(inPalette('svg{--navy-900:#000000;--n:var(--navy-900)}')).toMatch(
    /^svg\{--navy-900:#(?!000000)[0-9a-f]{6};--n:var\(--navy-900\)\}$/,
  );
});

it('has a stamp side by side for each that a form offers', () => {
  const sheet = new Map(files).get('stamps.svg') ?? '';
  const views = [...sheet.matchAll(/<view id="(\w+)" viewBox="(\d+) 0 64 74"/g)];
  expect(views.map(([, name]) => name)).toEqual(Object.keys(stamps));
  expect(views.map(([, , left]) => Number(left))).toEqual(views.map((_, index) => 64 * index));
});
