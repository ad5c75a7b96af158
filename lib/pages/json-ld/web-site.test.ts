import { webSite } from './notary';

it('is published by the notary', () => {
  expect(webSite({ brand: 'Brand', origin: 'https://b.example' })).toEqual({
    '@type': 'WebSite',
    '@id': 'https://b.example/#website',
    name: 'Brand',
    url: 'https://b.example/',
    publisher: { '@id': 'https://b.example/#notary' },
    inLanguage: 'en-US',
  });
});
