/** @jest-environment node */
import { attractionList } from './place-list';

it('counts the places from one in the order that it was given', () => {
  const places = [
    { slug: 'map-rock', name: 'Map Rock' },
    { slug: 'boise-depot', name: 'Boise Depot' },
  ];
  expect(attractionList(places, { origin: 'https://b.example' }).itemListElement).toMatchObject([
    { position: 1, url: 'https://b.example/places/map-rock/', name: 'Map Rock' },
    { position: 2, url: 'https://b.example/places/boise-depot/', name: 'Boise Depot' },
  ]);
});
