/** @jest-environment node */
import { testContent } from '../content/test-content.fixture';
import { formatDistance, publicBuilding } from './attraction-facts';
import { attractionBySlug, townBySlug } from './towns';

const { towns, business } = testContent;
const home = townBySlug(towns, business.home.town);
const civic = (kind: 'library' | 'city hall' | 'courthouse' | 'hospital', city?: string) => ({
  kind,
  name: kind,
  street: '1 Main St',
  zip: '83634',
  verified: true,
  ...(city && { city }),
});

describe('the public building near an attraction', () => {
  it('is preferably the library, then the city hall, then the courthouse', () => {
    const all = [civic('courthouse'), civic('city hall'), civic('library')];
    expect(publicBuilding({ name: 'Star', civic: all })?.kind).toBe('library');
    expect(publicBuilding({ name: 'Star', civic: all.slice(0, 2) })?.kind).toBe('city hall');
  });

  it('is in the town itself if possible', () => {
    const both = [civic('library', 'Eagle'), civic('courthouse')];
    expect(publicBuilding({ name: 'Star', civic: both })?.kind).toBe('courthouse');
    expect(publicBuilding({ name: 'Star', civic: both.slice(0, 1) })?.city).toBe('Eagle');
  });

  it('is never a hospital', () => {
    expect(publicBuilding({ name: 'Star', civic: [civic('hospital')] })).toBeUndefined();
  });
});

describe('the distance of an attraction', () => {
  const attraction = attractionBySlug(towns, 'lookout-number-four');
  const { latitude, longitude, ...withoutPoint } = attraction;

  it('is its own if its coordinates are known', () => {
    expect(formatDistance(home, attraction)).toBe('106 miles in a straight line');
  });

  it("is its town's if they are not", () => {
    expect(formatDistance(home, withoutPoint)).toBe(
      'Mount Corbin is 104 miles away in a straight line',
    );
    expect(formatDistance(home, { ...withoutPoint, town: home })).toBeUndefined();
  });
});
