import { testContent } from '../../content/test-content.fixture';
import { townBySlug } from '../../towns/towns';
import { city, cityByName } from './city';

const { business, towns } = testContent;
const bluestem = townBySlug(towns, 'bluestem');

it('is in its county, which is in its state', () => {
  expect(city(bluestem, business)).toMatchObject({
    '@type': 'City',
    '@id': `${business.origin}/areas/bluestem/#town`,
    name: 'Bluestem',
    geo: { latitude: bluestem.latitude, longitude: bluestem.longitude },
    containedInPlace: {
      '@type': 'AdministrativeArea',
      name: 'Prather County',
      containedInPlace: { '@type': 'State', name: 'Oregon' },
    },
  });
});

it('is the same node as a reference to it', () => {
  expect(city(bluestem, business)).toMatchObject(cityByName(bluestem, business));
});
