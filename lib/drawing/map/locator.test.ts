import { brotliCompressSync } from 'node:zlib';
import { testContent } from '../../content/test-content.fixture';
import { milesBetween } from '../../towns/distance';
import { townBySlug } from '../../towns/towns';
import { areaDrawing, buttonCorner, homeDrawing, locator, locatorSize } from './locator';

const { towns, business } = testContent;
const home = townBySlug(towns, business.home.town);
const away = towns.filter(({ slug }) => slug !== home.slug);
const drawings = away.map((town) => ({ town, drawing: locator(home, town, towns) }));

/** The circles of a drawing: the rings, then home and the place. */
function circles(drawing: string) {
  const all = [...drawing.matchAll(/<circle cx="(-?\d+)" cy="(-?\d+)" r="(\d+)"/g)];
  return all.map(([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }));
}

/** The words of a drawing, with where they begin, are centered or end. */
function texts(drawing: string) {
  const all = [...drawing.matchAll(/<text x="(\d+)" y="(\d+)"([^>]*)>([^<]*)</g)];
  return all.map(([, x, y, look, words]) => ({ x: Number(x), y: Number(y), look, words }));
}

it('is true to scale: the place is on the ring of its miles', () => {
  for (const { town, drawing } of drawings) {
    const [start, goal] = circles(drawing).slice(-2);
    const [ring] = circles(drawing);
    if (!start || !goal || !ring) throw new Error('Circles are missing');
    const [, label = ''] = /<text[^>]*>(\d+) mi</.exec(drawing) ?? [];
    const units = Math.hypot(goal.x - start.x, goal.y - start.y);
    const rings = circles(drawing).slice(0, -2);
    const scales = rings.map(({ r }) => r / Number(label));
    const scale = units / milesBetween(home, town);
    expect(scales.some((other) => Math.abs(other / scale - 1) < 0.05)).toBe(true);
  }
});

it('is true to direction: north is up, east is right', () => {
  for (const { town, drawing } of drawings) {
    const [start, goal] = circles(drawing).slice(-2);
    if (!start || !goal) throw new Error('Circles are missing');
    expect(goal.y <= start.y).toBe(town.latitude >= home.latitude);
    expect(goal.x >= start.x).toBe(town.longitude >= home.longitude);
  }
});

it('names the place, home and neighbors within its frame, clear of the button', () => {
  for (const { town, drawing } of drawings) {
    const words = texts(drawing);
    expect(words.map((text) => text.words)).toEqual(expect.arrayContaining([town.name, home.name]));
    for (const { x, y } of words) {
      expect(x).toBeLessThan(locatorSize.width);
      expect(y).toBeLessThan(locatorSize.height);
      const isLow = y > locatorSize.height - 40;
      const inCorner = buttonCorner(home, town) === 'right' ? x > 380 : x < 60;
      expect(isLow && inCorner).toBe(false);
    }
  }
});

it('is different for each town, and weighs at most 700 bytes', () => {
  expect(new Set(drawings.map(({ drawing }) => drawing)).size).toBe(away.length);
  const sizes = drawings.map(({ drawing }) => brotliCompressSync(drawing).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(700);
});

it('shows home alone, in the middle, with no way to it', () => {
  const drawing = locator(home, home, towns);
  const { x, y } = circles(drawing).at(-1) ?? { x: 0, y: 0 };
  expect([x, y]).toEqual([locatorSize.width / 2, locatorSize.height / 2]);
  expect(drawing.match(/<path/g)).toHaveLength(3);
});

it('shows the whole area with rings at 25, 50 and 100 miles', () => {
  const drawing = areaDrawing(home, towns);
  const [first, ...others] = circles(drawing).map(({ r }) => r);
  expect(others.slice(0, 2).map((r) => Math.round((r / (first ?? 1)) * 25))).toEqual([50, 100]);
});

it('shows an attraction as a triangle with its name', () => {
  const stone = { name: 'The Stone', latitude: home.latitude - 0.2, longitude: home.longitude };
  const drawing = homeDrawing(home, towns, [stone]);
  expect(drawing.match(/<polygon/g)).toHaveLength(1);
  expect(drawing).toContain('>The Stone</text>');
});

it('breaks a long name into lines, and writes a note below it', () => {
  const name = 'Alderbrook Wildlife Area';
  const [x, y] = [home.longitude, home.latitude];
  for (const latitude of [y, y + 0.1]) {
    const drawing = locator(home, { name, note: 'Near Larkin', latitude, longitude: x }, []);
    expect(drawing).toMatch(
      />Alderbrook<tspan [^>]+>Wildlife Area<\/tspan><tspan [^>]+>Near Larkin</,
    );
  }
});

it('writes a name as text, whatever it holds', () => {
  const drawing = locator(home, { ...home, name: 'A & <B>', latitude: 43 }, []);
  expect(drawing).toContain('>A &amp; &lt;B></text>');
});
