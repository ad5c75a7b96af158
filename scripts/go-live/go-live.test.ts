import { checkWith, laws, testimonials } from './check-with.fixture';
import { headings } from './finding';

it('finds nothing once everything is entered and confirmed', () => {
  expect(checkWith({})).toEqual({ items: [], notes: [] });
});

it('lists what is left group by group, each item with an id of its own', () => {
  const samples = testimonials.map((review) => ({ ...review, source: undefined }));
  const copies = laws.map((law) => ({ ...law, copy: 'a printed copy' }));
  const fields = { agreed: {}, payments: null, languages: null };
  const { items } = checkWith(fields, { content: { testimonials: samples, laws: copies } });
  const places = items.map(({ group }) => Object.keys(headings).indexOf(group));
  expect(new Set(places).size).toBe(4);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});
