import { service } from './service';

it('is provided by the notary', () => {
  const words = { slug: 'apostille', title: 'Apostille guidance', description: 'What goes where.' };
  expect(service(words, { origin: 'https://b.example' })).toEqual({
    '@type': 'Service',
    '@id': 'https://b.example/services/apostille/#service',
    name: words.title,
    description: words.description,
    url: 'https://b.example/services/apostille/',
    provider: { '@id': 'https://b.example/#notary' },
  });
});
