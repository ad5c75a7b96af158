/** @jest-environment node */
import { readContent } from '../../content/read-content';
import { townBySlug } from '../../towns/towns';
import { city, cityByName } from './city';

const { business, towns } = readContent(process.cwd());
const ontario = townBySlug(towns, 'ontario');

it('is in its county, which is in its state', () => {
  expect(city(ontario, business)).toMatchObject({
    '@type': 'City',
    '@id': `${business.origin}/areas/ontario/#town`,
    name: 'Ontario',
    geo: { latitude: ontario.latitude, longitude: ontario.longitude },
    containedInPlace: {
      '@type': 'AdministrativeArea',
      name: 'Malheur County',
      containedInPlace: { '@type': 'State', name: 'Oregon' },
    },
  });
});

it('is the same node as a reference to it', () => {
  expect(city(ontario, business)).toMatchObject(cityByName(ontario, business));
});
