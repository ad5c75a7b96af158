import { brotliCompressSync } from 'node:zlib';
import { testContent } from '../content/test-content.fixture';
import { attractionBySlug, townBySlug } from '../towns/towns';
import { color } from './palette';
import { attractionSeal, brandSeal, townSeal } from './seal';
import { markDrawing, sealDrawing, sealPicture } from './seal-drawing';

const { towns, business } = testContent;
const home = townBySlug(towns, business.home.town);
const attraction = attractionBySlug(towns, 'lookout-number-four');

/** Below all lines. */
const background = new RegExp(`^<circle r="99" fill="${color('cream-50')}" stroke="none"/>`);

const brand = brandSeal('Larkin & Sons', 'Larkin, Idaho');
const seals = Array.from({ length: 100 }, (_, index) => {
  const town = { ...attraction.town, slug: `town-${index}`, name: `Town ${index}` };
  return townSeal(town, home);
});
const drawings = [brand, ...seals].map((seal) => sealDrawing(seal, 't'));

it("has a town's name and how miles are measured on its ring, its miles in the middle", () => {
  const { ring, middle } = townSeal(attraction.town, home);
  expect(ring).toContain(attraction.town.name.toUpperCase());
  expect(ring).toContain('BY AIR FROM QUARTZ FORD');
  expect(townSeal(home, home).ring).toContain('WHERE WE START');
  expect(middle).toEqual({ number: '104', unit: 'miles' });
});

it("has an attraction's own miles, and is none if its position isn't known, whatever its address", () => {
  const { latitude: _, longitude: __, ...unplaced } = attraction;
  expect(attractionSeal(attraction, home)?.middle?.number).toBe('106');
  const address = { street: '1 Main St', city: attraction.town.name, state: 'ID' } as const;
  expect(attractionSeal({ ...unplaced, address }, home)).toBeUndefined();
  expect(attractionSeal(unplaced, home)).toBeUndefined();
});

it.each([
  ['lookout-number-four', 'MOUNT CORBIN · IVES COUNTY · IDAHO · BY'],
  ['two-state-bandstand', 'NEAR SANDRY · PRATHER COUNTY · OREGON · BY'],
])('has on the ring of %s where it is: %s', (slug, words) => {
  expect(attractionSeal(attractionBySlug(towns, slug), home)?.ring).toContain(words);
});

it('is different for the brand and for each town, and weighs at most 600 bytes', () => {
  expect(new Set(drawings).size).toBe(drawings.length);
  const sizes = drawings.map((drawing) => brotliCompressSync(`<svg>${drawing}</svg>`).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(600);
});

it('is the same in each build', () => {
  const rosette = { petals: 24, width: 33, lean: -2, ellipses: 40, hole: 8 };
  expect(townSeal({ ...home, slug: 'larkin' }, home)).toMatchObject(rosette);
});

it('repeats one petal as often as its number says, evenly spaced', () => {
  const drawing = sealDrawing({ ...brand, petals: 45, width: 40 }, 't');
  const [, petals = ''] = /<path id="tp" d="([^"]+)"/.exec(drawing) ?? [];
  // 45 = 9 x 5: five petals of 8 degrees each share a path, which is rotated eight times.
  const feet = [...petals.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)C/g)].map(([, x, y]) =>
    Math.atan2(Number(x), -Number(y)),
  );
  expect(feet.map((angle) => Math.round((angle * 180) / Math.PI))).toEqual([0, 8, 16, 24, 32]);
  const turns = [...drawing.matchAll(/"#tp" transform="rotate\(([\d.]+)\)"/g)];
  const degrees = [40, 80, 120, 160, 200, 240, 280, 320];
  expect(turns.map(([, turn]) => Number(turn))).toEqual(degrees);
});

it('takes few elements, because a phone styles and lays out each of them', () => {
  // A copy counts as two: the element itself, and the path that it shows.
  const count = (drawing: string, part: RegExp) => drawing.match(part)?.length ?? 0;
  const counts = drawings.map((drawing) => count(drawing, /<\w/g) + count(drawing, /<use/g));
  expect(Math.max(...counts)).toBeLessThanOrEqual(40);
});

it('gives two seals on one page different ids', () => {
  const page = sealDrawing(brand, 'b') + sealDrawing(brand, 't') + markDrawing;
  const ids = [...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('is a file with a background and, below 120 px, without words', () => {
  const picture = sealPicture(brand);
  expect(picture).toContain('@media(max-width:119px){.small{display:inline}.large{display:none}}');
  const [large = '', small = ''] =
    picture.split('<g class="large">')[1]?.split('<g class="small">') ?? [];
  for (const drawing of [large, small]) expect(drawing).toMatch(background);
  expect(large).toContain(brand.ring.replaceAll('&', '&amp;'));
  expect(small).not.toContain('<text');
  expect(small).toContain(color('gold-400'));
});

it('has a background on a page, which a browser may make dark', () => {
  for (const drawing of drawings) expect(drawing).toMatch(background);
});
