import { checkWith, laws, testimonials } from './check-with.fixture';

it('gives each item an id of its own', () => {
  const samples = testimonials.map((review) => ({ ...review, source: undefined }));
  const copies = laws.map((law) => ({ ...law, copy: 'a printed copy' }));
  const fields = { agreed: {}, payments: null, languages: null };
  const { items } = checkWith(fields, { content: { testimonials: samples, laws: copies } });
  expect(items.length).toBeGreaterThan(laws.length + samples.length);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});
