import { testContent } from '../content/test-content.fixture';
import { publicBuilding } from './attraction-facts';
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
  const { address, ...attraction } = attractionBySlug(towns, 'lookout-number-four');
  const kindNear = (offices: ReturnType<typeof civic>[], milesNorth = 0) =>
    publicBuilding({
      ...attraction,
      town: { ...home, civic: offices },
      latitude: home.latitude + milesNorth / 69.1,
      longitude: home.longitude,
    })?.kind;

  it('is preferably the library, then the city hall', () => {
    const both = [civic('city hall'), civic('library')];
    expect(kindNear(both)).toBe('library');
    expect(kindNear(both.slice(0, 1))).toBe('city hall');
  });

  it('is never a courthouse or a hospital', () => {
    expect(kindNear([civic('courthouse'), civic('hospital')])).toBeUndefined();
  });

  it('is in the town itself, and that town no more than 5 miles away', () => {
    expect(kindNear([civic('library', 'Elsewhere')])).toBeUndefined();
    expect(kindNear([civic('library')], 4.9)).toBe('library');
    expect(kindNear([civic('library')], 5.1)).toBeUndefined();
  });

  it('is looked up by the city in the address if there are no coordinates', () => {
    const { latitude, longitude, ...withoutPoint } = attraction;
    const town = { ...home, civic: [civic('library')] };
    const street = '1 Main St';
    const inCity = (city: string) =>
      publicBuilding({ ...withoutPoint, town, address: { street, city, state: 'ID' } })?.kind;
    expect(inCity(home.name)).toBe('library');
    expect(inCity('Elsewhere')).toBeUndefined();
    expect(publicBuilding({ ...withoutPoint, town })).toBeUndefined();
  });
});
