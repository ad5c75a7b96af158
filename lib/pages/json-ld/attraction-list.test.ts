import { attractionList } from './attraction-list';

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
