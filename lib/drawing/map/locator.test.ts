import { brotliCompressSync } from 'node:zlib';
import { testContent } from '../../content/test-content.fixture';
import { homeTownOf } from '../../towns/towns';
import { locator, locatorSize } from './locator';

const { towns } = testContent;
const home = homeTownOf(testContent);
const drawings = towns
  .filter(({ slug }) => slug !== home.slug)
  .map((town) => ({ town, ...locator(testContent, undefined, town) }));

/** The circles of a drawing: home and the place. */
function circles(drawing: string) {
  const all = [...drawing.matchAll(/<circle cx="(-?\d+)" cy="(-?\d+)" r="(\d+)"/g)];
  return all.map(([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }));
}

it.each(drawings)('is true to direction for $town.name', ({ town, drawing }) => {
  const [start, goal] = circles(drawing);
  if (!start || !goal) throw new Error('Circles are missing');
  expect(goal.y <= start.y).toBe(town.latitude >= home.latitude);
  expect(goal.x >= start.x).toBe(town.longitude >= home.longitude);
});

it.each(drawings)('names $town.name and home, clear of the button', ({ town, drawing, corner }) => {
  const texts = [...drawing.matchAll(/<text x="(\d+)" y="(\d+)"[^>]*>([^<]*)</g)];
  const words = texts.map(([, , , text]) => text);
  expect(words).toEqual(expect.arrayContaining([town.name, home.name]));
  for (const [x = 0, y = 0] of texts.map(([, ...position]) => position.map(Number))) {
    expect(x).toBeLessThan(locatorSize.width);
    expect(y).toBeLessThan(locatorSize.height);
    const inCorner = corner === 'right' ? x > 380 : x < 60;
    expect(y > locatorSize.height - 40 && inCorner).toBe(false);
  }
});

it('is different for each town, and weighs at most 700 bytes', () => {
  expect(new Set(drawings.map(({ drawing }) => drawing)).size).toBe(drawings.length);
  const sizes = drawings.map(({ drawing }) => brotliCompressSync(drawing).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(700);
});

it('shows home alone, in the middle, with no way to it', () => {
  const { drawing } = locator(testContent, undefined, home);
  const middle = { x: locatorSize.width / 2, y: locatorSize.height / 2 };
  expect(circles(drawing).at(-1)).toMatchObject(middle);
  expect(drawing.match(/<path/g)).toHaveLength(1);
});

it.each([0, 0.1])('breaks a long name into lines', (north) => {
  const place = { ...home, name: 'Alderbrook Wildlife Area', latitude: home.latitude + north };
  expect(locator(testContent, undefined, place).drawing).toMatch(
    />Alderbrook<tspan [^>]+>Wildlife Area</,
  );
});

it('writes a name as text, whatever it holds', () => {
  const { drawing } = locator(testContent, undefined, { ...home, name: 'A & <B>', latitude: 43 });
  expect(drawing).toContain('>A &amp; &lt;B></text>');
});

it('has the nearest town in view, but none that is farther than the start of the way', () => {
  const place = { ...home, slug: 'out', name: 'Out', latitude: home.latitude + 0.5 };
  const drawn = (east: number, north: number) => {
    const other = { ...place, slug: 'other', name: 'Other' };
    const position = { longitude: place.longitude + east, latitude: place.latitude + north };
    const area = { ...testContent, towns: [home, place, { ...other, ...position }] };
    return locator(area, undefined, place);
  };
  expect(drawn(0, 0.4).drawing).toContain('>Other<');
  expect(drawn(0, 0.7).drawing).not.toContain('>Other<');
  expect(drawn(0, 3).view.width).toBeLessThan(2 * drawn(0, 0.4).view.width);
});
