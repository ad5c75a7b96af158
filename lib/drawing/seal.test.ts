import { brotliCompressSync } from 'node:zlib';
import { attractionBySlug, testContent } from '../content/test-content.fixture';
import { formatMiles, milesBetween } from '../towns/distance';
import { homeTownOf } from '../towns/towns';
import { fitAround, pointOf } from './map/projection';
import { color } from './palette';
import { ring, rosettes } from './rosette';
import { attractionSeal, brandSeal, townSeal } from './seal';
import { rosetteSheet, sealMarks, sealPicture } from './seal-drawing';

const { towns } = testContent;
const home = homeTownOf(testContent);
const attraction = attractionBySlug(towns, 'lookout-number-four');

const brand = brandSeal('Larkin & Sons', 'Larkin, Idaho');

/** The marks on the rim of a drawing: their radius, and how many fit around it. */
function marks(drawing: string) {
  const circles = drawing.matchAll(/r="(\d+)"[^>]*stroke-dasharray="([\d.]+) ([\d.]+)"/g);
  return [...circles].map(
    ([, r, on, off]) => (2 * Math.PI * Number(r)) / (Number(on) + Number(off)),
  );
}

const around = Array.from({ length: 60 }, (_, index) => ({
  ...attraction.town,
  slug: `town-${index}`,
  name: `Town ${index}`,
  latitude: home.latitude + Math.sin(index) * index * 0.05,
  longitude: home.longitude + Math.cos(index) * index * 0.05,
}));

it('has a mark for each mile that the page says, and a longer one for each ten', () => {
  for (const town of around.slice(1)) {
    const miles = Number.parseInt(formatMiles(milesBetween(home, town)), 10);
    const [each = 0, ten = 0] = marks(sealMarks(townSeal(town, home)));
    expect(Math.abs(each - miles)).toBeLessThan(0.05);
    expect(Math.abs(10 * ten - miles)).toBeLessThan(0.1);
  }
});

it('has one mark for a town that is closer than half a mile', () => {
  const near = { ...attraction.town, latitude: home.latitude + 0.003, longitude: home.longitude };
  expect(townSeal(near, home).way).toMatchObject({ miles: 1, bearing: -Math.PI / 2 });
});

it('points from home as the map does', () => {
  for (const town of around.slice(1)) {
    const drawing = sealMarks(townSeal(town, home));
    const [, turn] = /transform="rotate\((-?[\d.]+)\)"><path/.exec(drawing) ?? [];
    const map = fitAround(home, towns, { width: 1e6, height: 1e6 }, { side: 0, top: 0 });
    const [from, to] = [pointOf(home, map), pointOf(town, map)];
    const off = (Number(turn) * Math.PI) / 180 - Math.atan2(to.y - from.y, to.x - from.x);
    expect(Math.cos(off)).toBeGreaterThan(0.9999);
  }
});

it('has county and state above, the town below, and at home no mark and no way', () => {
  const seal = townSeal(attraction.town, home);
  expect(seal).toMatchObject({ above: 'Ives County, Idaho', below: 'Mount Corbin' });
  expect(seal.way?.miles).toBe(104);
  const atHome = sealMarks(townSeal(home, home));
  expect(marks(atHome)).toEqual([]);
  expect(atHome).not.toContain('<path');
});

it.each([
  [1, 'MILE'],
  [2, 'MILES'],
])('says %d %s', (miles, unit) => {
  const drawing = sealMarks({ ...brand, way: { miles, bearing: 0 } });
  expect(drawing).toMatch(new RegExp(`>${miles}</text><text [^>]+>${unit}<`));
});

it("has an attraction's own miles, and is none if its position isn't known, whatever its address", () => {
  const { latitude: _, longitude: __, ...unplaced } = attraction;
  expect(attractionSeal(attraction, home)?.way?.miles).toBe(106);
  const address = { street: '1 Main St', city: attraction.town.name, state: 'ID' } as const;
  expect(attractionSeal({ ...unplaced, address }, home)).toBeUndefined();
  expect(attractionSeal(unplaced, home)).toBeUndefined();
});

it.each([
  ['lookout-number-four', 'Mount Corbin', 'Ives County, Idaho'],
  ['two-state-bandstand', 'Near Sandry', 'Prather County, Oregon'],
])('has on the seal of %s where it is: %s, %s', (slug, below, above) => {
  expect(attractionSeal(attractionBySlug(towns, slug), home)).toMatchObject({ below, above });
});

it('is different for each town, and takes at most 700 bytes of its page', () => {
  const drawings = around.map((town) => sealMarks(townSeal(town, home)));
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(Math.max(...drawings.map(({ length }) => length))).toBeLessThanOrEqual(700);
});

it('sets long words in smaller letters, so that they stay on their half of the ring', () => {
  const sizeOf = (below: string) =>
    Number(/<text font-size="([\d.]+)"/.exec(sealMarks({ ...brand, below }))?.[1] ?? 8);
  for (const length of [2, 20, 31, 40, 60]) {
    // A capital and the space after it take about 0.9 of their size.
    const width = length * sizeOf('W'.repeat(length)) * 0.9;
    expect(width).toBeLessThan(Math.PI * 80);
  }
  expect(sizeOf('W'.repeat(20))).toBe(8);
});

it('shares its ground with every other in a file, which has the same for each rosette', () => {
  const sheet = rosetteSheet();
  const views = [...sheet.matchAll(/<view id="(\d+)" viewBox="(-?\d+) -100 200 200"\/>/g)];
  expect(views.map(([, id, left]) => [Number(id), Number(left)])).toEqual(
    rosettes.map((_, index) => [index, 200 * index - 100]),
  );
  expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(1200);
  for (const town of around) expect(townSeal(town, home).rosette).toBeLessThan(rosettes.length);
});

it('repeats one ellipse as often as its number says, evenly spaced', () => {
  const drawing = ring('t', 60, 20, 18);
  const [, ellipses = ''] = /<path id="t" d="([^"]+)"/.exec(drawing) ?? [];
  // Six ellipses, 10 degrees apart, share a path, which is rotated twice.
  const starts = [...ellipses.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)A/g)].map(([, x, y]) =>
    Math.round((Math.atan2(Number(y), Number(x)) * 180) / Math.PI),
  );
  expect(starts).toEqual([0, 10, 20, 30, 40, 50]);
  const turns = [...drawing.matchAll(/"#t" transform="rotate\(([\d.]+)\)"/g)];
  expect(turns.map(([, turn]) => Number(turn))).toEqual([60, 120]);
});

it('has each id once', () => {
  const ids = [...sealPicture(brand).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('is a file with a background and, below 110 px, without words', () => {
  const picture = sealPicture(brand);
  expect(picture).toContain('@media(max-width:109px){.small{display:inline}.large{display:none}}');
  const [large = '', small = ''] =
    picture.split('<g class="large">')[1]?.split('<g class="small">') ?? [];
  for (const drawing of [large, small]) {
    expect(drawing).toContain(`<circle r="99" fill="${color('cream-50')}"`);
  }
  expect(large).toContain('>LARKIN &amp; SONS</textPath>');
  expect(small).not.toContain('<text');
});
