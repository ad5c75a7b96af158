import { basename } from 'node:path';
import { checkWith, content } from './check-with.fixture';

it.each([
  { source: undefined },
  { date: undefined },
  { permission: undefined },
  { name: 'Sample client' },
])('asks for a real review in place of one with %j', (fields) => {
  const testimonials = content.testimonials.map((review) =>
    review.id === 'night-shift' ? { ...review, ...fields } : review,
  );
  expect(checkWith({}, { testimonials }).items).toMatchObject([
    { id: 'placeholder-review/night-shift', group: 'reviews', field: 'testimonials[1]' },
  ]);
});

it.each([
  ['2026-08-22', undefined, [{ say: expect.stringContaining('since August 22, 2026') }]],
  ['2026-08-23', undefined, []],
  ['2026-08-22', 'A letter', []],
])('with reviews of %s, from %s, notes %j', (testimonialsUpdated, source, notes) => {
  const testimonials = content.testimonials.map((review) => ({ ...review, source }));
  expect(checkWith({}, { testimonials, testimonialsUpdated }).notes).toMatchObject(notes);
});

it.each([
  ['towns/larkin', 'civic/Harrow County Courthouse', 'civic[0]'],
  ['towns/larkin', 'attractions/larkin-balloon-meadow', 'attractions[0]'],
  ['services/papers-for-abroad', 'https://seals.internal/abroad', 'officialPages[0]'],
])('asks the owner to confirm, in %s, %s', (record, entry, field) => {
  const { services, towns } = structuredClone(content);
  const places = towns.flatMap(({ attractions, civic }) => [...attractions, ...civic]);
  const links = services.flatMap(({ officialPages = [] }) => officialPages);
  for (const each of [...places, ...links]) each.verified = false;
  const id = `unconfirmed/${basename(record)}/${entry}`;
  const item = { id, file: `content/${record}.yaml`, field: `${field}.verified` };
  const { items } = checkWith({}, { services, towns });
  expect(items).toContainEqual(expect.objectContaining(item));
});
