import { testContent } from '../content/test-content.fixture';
import { routes } from '../routes';
import { crumbsBelow, listCrumbs } from './breadcrumbs';

const { pages } = testContent;
const locations = { name: pages.locations.crumb, href: routes.locations };

it.each([
  ['a town', crumbsBelow('locations', 'Parma', pages), [locations, { name: 'Parma' }]],
  ['all towns', listCrumbs('areas', pages), [locations, { name: pages.areas.crumb }]],
  ['a list', listCrumbs('services', pages), [{ name: pages.services.crumb }]],
])("leads to %s, and ends with the page itself, which isn't a link", (_, crumbs, expected) => {
  expect(crumbs).toEqual(expected);
});
