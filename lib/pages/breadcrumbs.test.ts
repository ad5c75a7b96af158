import { routes } from '../routes';
import {
  attractionCrumbs,
  legalCrumbs,
  listCrumbs,
  serviceCrumbs,
  townCrumbs,
} from './breadcrumbs';

it('leads to a town through the list of towns', () => {
  expect(townCrumbs('Parma')).toEqual([
    { name: 'Service Areas', href: routes.locations },
    { name: 'Parma' },
  ]);
});

it('leads to a service and to an attraction through their lists', () => {
  expect(serviceCrumbs('Apostille')[0]).toEqual({ name: 'Services', href: routes.services });
  expect(attractionCrumbs('Map Rock')[0]).toEqual({ name: 'Attractions', href: routes.places });
});

it('leads to the towns from A to Z through the service areas', () => {
  expect(listCrumbs('areas')).toEqual([
    { name: 'Service Areas', href: routes.locations },
    { name: 'All towns' },
  ]);
});

it("ends with the page itself, which isn't a link", () => {
  const trails = [
    ...(['services', 'contact', 'locations', 'areas', 'places', 'trust'] as const).map(listCrumbs),
    serviceCrumbs('Apostille'),
    townCrumbs('Parma'),
    attractionCrumbs('Map Rock'),
    legalCrumbs('Terms of Service'),
  ];
  for (const trail of trails) expect(trail.at(-1)).not.toHaveProperty('href');
});
