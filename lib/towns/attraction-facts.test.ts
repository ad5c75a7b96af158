/** @jest-environment node */
import { readContent } from '../content/read-content';
import { formatDistance, publicBuilding } from './attraction-facts';
import { attractionBySlug, townBySlug } from './towns';

const { towns, business } = readContent(process.cwd());
const home = townBySlug(towns, business.home.town);
const civic = (kind: 'library' | 'city hall' | 'courthouse' | 'hospital', city?: string) => ({
  kind,
  name: kind,
  street: '1 Main St',
  zip: '83634',
  verified: true,
  ...(city && { city }),
});

describe('the public building for somebody at a place', () => {
  it('is the library before the city hall before the courthouse', () => {
    const all = [civic('courthouse'), civic('city hall'), civic('library')];
    expect(publicBuilding({ name: 'Star', civic: all })?.kind).toBe('library');
    expect(publicBuilding({ name: 'Star', civic: all.slice(0, 2) })?.kind).toBe('city hall');
  });

  it('is one of the town itself where there is one', () => {
    const both = [civic('library', 'Eagle'), civic('courthouse')];
    expect(publicBuilding({ name: 'Star', civic: both })?.kind).toBe('courthouse');
    expect(publicBuilding({ name: 'Star', civic: both.slice(0, 1) })?.city).toBe('Eagle');
  });

  it('is no hospital, and none where content has none', () => {
    expect(publicBuilding({ name: 'Star', civic: [civic('hospital')] })).toBeUndefined();
  });
});

describe('the distance of a place', () => {
  const place = attractionBySlug(towns, 'three-island-crossing-state-park');
  const { latitude, longitude, ...without } = place;

  it('is its own where its coordinates are known', () => {
    expect(formatDistance(home, place)).toBe('67 miles in a straight line');
  });

  it("is its town's where they are not", () => {
    expect(formatDistance(home, without)).toBe('Glenns Ferry is 68 miles away in a straight line');
    expect(formatDistance(home, { ...without, town: home })).toBeUndefined();
  });
});
