import { homeCrumb, townCrumbs } from '../breadcrumbs';
import { breadcrumbList } from './breadcrumb-list';

it('begins at home and gives every step a URL, even the page itself', () => {
  const list = breadcrumbList(townCrumbs('Parma'), '/areas/parma/', {
    origin: 'https://b.example',
  });
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  expect(list.itemListElement).toEqual([
    step(1, homeCrumb.name, 'https://b.example/'),
    step(2, 'Service Areas', 'https://b.example/locations/'),
    step(3, 'Parma', 'https://b.example/areas/parma/'),
  ]);
});
