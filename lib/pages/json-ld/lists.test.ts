import { homeCrumb, townCrumbs } from '../breadcrumbs';
import { attractionList, breadcrumbList } from './lists';

it('numbers the attractions from one in the given order', () => {
  const attractions = [
    { slug: 'map-rock', name: 'Map Rock' },
    { slug: 'boise-depot', name: 'Boise Depot' },
  ];
  expect(
    attractionList(attractions, { origin: 'https://b.example' }).itemListElement,
  ).toMatchObject([
    {
      '@type': 'ListItem',
      position: 1,
      url: 'https://b.example/places/map-rock/',
      name: 'Map Rock',
    },
    { position: 2, url: 'https://b.example/places/boise-depot/', name: 'Boise Depot' },
  ]);
});

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
