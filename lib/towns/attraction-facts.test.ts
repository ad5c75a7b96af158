import { testContent } from '../content/test-content.fixture';
import { fill } from '../text';
import { formatDistance, publicBuilding } from './attraction-facts';
import { attractionBySlug, townBySlug } from './towns';

const { towns, business, pages } = testContent;
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
  const copy = pages.attraction.facts;

  it('is its own if its coordinates are known', () => {
    expect(formatDistance(home, attraction, copy)).toBe(
      fill(copy.distance, { miles: '106 miles' }),
    );
  });

  it("is its town's if they are not", () => {
    expect(formatDistance(home, withoutPoint, copy)).toBe(
      fill(copy.distanceOfTown, { town: 'Mount Corbin', miles: '104 miles' }),
    );
    expect(formatDistance(home, { ...withoutPoint, town: home }, copy)).toBeUndefined();
  });
});
