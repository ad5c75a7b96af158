import { testContent } from '../../content/test-content.fixture';
import { milesBetween } from '../../towns/distance';
import { townBySlug } from '../../towns/towns';
import { townSketch } from './town-sketch';

const { towns, business } = testContent;
const home = townBySlug(towns, business.home.town);
/** Towns all around home, near and far; none is due north, east, south or west. */
const away = [0.05, 0.18, 1.5].flatMap((degrees) =>
  [1, 3, 5, 7, 9, 11, 13, 15].map((sixteenth) => ({
    ...home,
    name: 'Juniper Wells',
    latitude: home.latitude + degrees * Math.cos((sixteenth / 8) * Math.PI),
    longitude: home.longitude + degrees * Math.sin((sixteenth / 8) * Math.PI),
  })),
);
const sketches = away.map((town) => {
  const miles = milesBetween(home, town);
  return { town, miles, sketch: townSketch(home, town, miles) };
});

it('is true to scale: the point is as far from the middle as the miles say', () => {
  for (const { miles, sketch } of sketches) {
    const middle = sketch.side / 2;
    const reach = Math.hypot(sketch.point.x - middle, sketch.point.y - middle);
    expect(Math.abs(reach - (miles / sketch.radiusMiles) * sketch.radius)).toBeLessThan(1);
  }
});

it('is true to direction: north is up, east is right', () => {
  for (const { town, sketch } of sketches) {
    const middle = sketch.side / 2;
    expect(sketch.point.y < middle).toBe(town.latitude > home.latitude);
    expect(sketch.point.x > middle).toBe(town.longitude > home.longitude);
  }
});

it('keeps the outer circle around the town, and at most twice as far', () => {
  for (const { miles, sketch } of sketches) {
    expect(sketch.radiusMiles).toBeGreaterThanOrEqual(miles);
    if (miles > 10) expect(sketch.radiusMiles).toBeLessThanOrEqual(2 * miles);
  }
});

it('keeps the name within the drawing', () => {
  for (const { town, sketch } of sketches) {
    expect(sketch.label.x - town.name.length * 4).toBeGreaterThanOrEqual(0);
    expect(sketch.label.x + town.name.length * 4).toBeLessThanOrEqual(sketch.side);
    expect(sketch.label.y).toBeGreaterThan(10);
    expect(sketch.label.y).toBeLessThan(sketch.side);
  }
});
