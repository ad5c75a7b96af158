import { brotliCompressSync } from 'node:zlib';
import { markDrawing, sealDrawing } from './seal';
import { brandSeal, townSeal } from './seal-numbers';
import { brandSealWords } from './seal-words';

const slugs = Array.from({ length: 100 }, (_, index) => `town-${index}`);
const words = {
  ring: 'LARKIN · WREN COUNTY · IDAHO · 24 MI FROM ALDER FALLS · ',
  middle: { number: '24', unit: 'miles' },
};
const drawings = [
  sealDrawing(brandSeal, 't', brandSealWords('Larkin & Sons', 'Larkin, Idaho')),
  ...slugs.map((slug) =>
    sealDrawing(townSeal(slug), 't', { ...words, ring: words.ring.replace('LARKIN', slug) }),
  ),
];

it('draws a different seal for the brand and for each town', () => {
  expect(new Set(drawings).size).toBe(slugs.length + 1);
});

it('weighs at most 600 bytes', () => {
  const sizes = drawings.map((drawing) => brotliCompressSync(`<svg>${drawing}</svg>`).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(600);
});

it('is the same in each build', () => {
  expect(townSeal('larkin')).toEqual({ petals: 24, width: 33, lean: -2, ellipses: 40, hole: 8 });
});

it('repeats one petal as often as its number says, evenly spaced', () => {
  const drawing = sealDrawing(
    { petals: 45, width: 40, lean: 0, ellipses: 24, hole: 10 },
    't',
    words,
  );
  const [, petals = ''] = /<path id="tp" d="([^"]+)"/.exec(drawing) ?? [];
  // 45 = 9 x 5: five petals of 8 degrees each share a path, which is rotated eight times.
  const feet = [...petals.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)C/g)].map(([, x, y]) =>
    Math.atan2(Number(x), -Number(y)),
  );
  expect(feet.map((angle) => Math.round((angle * 180) / Math.PI))).toEqual([0, 8, 16, 24, 32]);
  const turns = [...drawing.matchAll(/"#tp" transform="rotate\(([\d.]+)\)"/g)];
  expect(turns.map(([, degrees]) => Number(degrees))).toEqual([
    40, 80, 120, 160, 200, 240, 280, 320,
  ]);
});

it('takes few elements, because a phone styles and lays out each of them', () => {
  // A copy counts as two: the element itself, and the path that it shows.
  const counts = drawings.map((drawing) => {
    const copies = drawing.match(/<use/g)?.length ?? 0;
    return (drawing.match(/<\w/g)?.length ?? 0) + copies;
  });
  expect(Math.max(...counts)).toBeLessThanOrEqual(40);
});

it('gives two seals on one page different ids', () => {
  const ids = (drawing: string) => [...drawing.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  const all = [
    sealDrawing(brandSeal, 'b', brandSealWords('Larkin & Sons', 'Larkin, Idaho')),
    sealDrawing(brandSeal, 't', words),
    markDrawing,
  ].flatMap(ids);
  expect(new Set(all).size).toBe(all.length);
});
