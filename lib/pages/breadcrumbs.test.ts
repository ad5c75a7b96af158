import { routes } from '../routes';
import {
  attractionCrumbs,
  legalCrumbs,
  listCrumbs,
  serviceCrumbs,
  townCrumbs,
} from './breadcrumbs';

const below = (name: string, href: string, page: string) => [{ name, href }, { name: page }];

it.each([
  ['a town', townCrumbs('Parma'), below('Service Areas', routes.locations, 'Parma')],
  ['a service', serviceCrumbs('Apostille'), below('Services', routes.services, 'Apostille')],
  ['an attraction', attractionCrumbs('Map Rock'), below('Attractions', routes.places, 'Map Rock')],
  ['all towns', listCrumbs('areas'), below('Service Areas', routes.locations, 'All towns')],
  ['a list', listCrumbs('services'), [{ name: 'Services' }]],
  ['a legal page', legalCrumbs('Terms of Service'), [{ name: 'Terms of Service' }]],
])("leads to %s, and ends with the page itself, which isn't a link", (_, crumbs, expected) => {
  expect(crumbs).toEqual(expected);
});
