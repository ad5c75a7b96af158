import { routes } from '../routes';
import { crumbsBelow, singleCrumbs } from './breadcrumbs';

const locations = { name: 'Service Areas', href: routes.locations };

it.each([
  ['a town', crumbsBelow('locations', 'Parma'), [locations, { name: 'Parma' }]],
  ['all towns', singleCrumbs('areas'), [locations, { name: 'All towns' }]],
  ['a list', singleCrumbs('services'), [{ name: 'Services' }]],
])("leads to %s, and ends with the page itself, which isn't a link", (_, crumbs, expected) => {
  expect(crumbs).toEqual(expected);
});
