import { routes } from '../routes';
import { crumbsBelow, listCrumbs } from './breadcrumbs';

const locations = { name: 'Service Areas', href: routes.locations };

it.each([
  ['a town', crumbsBelow('locations', 'Parma'), [locations, { name: 'Parma' }]],
  ['all towns', listCrumbs('areas'), [locations, { name: 'All towns' }]],
  ['a list', listCrumbs('services'), [{ name: 'Services' }]],
])("leads to %s, and ends with the page itself, which isn't a link", (_, crumbs, expected) => {
  expect(crumbs).toEqual(expected);
});
