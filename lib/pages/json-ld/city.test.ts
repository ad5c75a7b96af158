/** @jest-environment node */
import { readContent } from '../../content/read-content';
import { townBySlug } from '../../towns/towns';
import { city, cityByName } from './city';

const { business, towns } = readContent(process.cwd());
const ontario = townBySlug(towns, 'ontario');

it('lies in its county, which lies in its state', () => {
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

it('is the same node where another one names it', () => {
  expect(city(ontario, business)).toMatchObject(cityByName(ontario, business));
});
