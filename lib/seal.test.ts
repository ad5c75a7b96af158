/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { readContent } from './content/read-content';
import { brandSeal, markDrawing, sealDrawing, townSeal } from './seal';

const { towns } = readContent(process.cwd());
const drawings = [brandSeal, ...towns.map(({ slug }) => townSeal(slug))].map((numbers) =>
  sealDrawing(numbers, 't'),
);

it('draws no two alike', () => {
  expect(new Set(drawings).size).toBe(towns.length + 1);
});

it('costs at most 600 bytes', () => {
  const sizes = drawings.map((drawing) => brotliCompressSync(`<svg>${drawing}</svg>`).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(600);
});

it('is the same at each build', () => {
  expect(townSeal('kuna')).toEqual(townSeal('kuna'));
  expect(townSeal('kuna')).toEqual({ petals: 24, width: 28, lean: -9, ellipses: 30, hole: 19 });
});

it('repeats one petal as often as its number says, evenly around', () => {
  const drawing = sealDrawing({ petals: 45, width: 40, lean: 0, ellipses: 24, hole: 10 }, 't');
  expect(drawing.match(/<path/g)).toHaveLength(1);
  // 45 = 3 x 3 x 5: two copies, two copies of these, four of those.
  const turns = [...drawing.matchAll(/"#tp(\d)" transform="rotate\(([\d.]+)\)"/g)];
  expect(turns.map(([, level, degrees]) => `${level}:${degrees}`)).toEqual([
    ...['0:8', '0:16', '1:24', '1:48', '2:72', '2:144', '2:216', '2:288'],
  ]);
});

it('keeps two seals of one page apart by their ids', () => {
  const ids = (drawing: string) => [...drawing.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  const all = [sealDrawing(brandSeal, 'b'), sealDrawing(brandSeal, 't'), markDrawing].flatMap(ids);
  expect(new Set(all).size).toBe(all.length);
});
