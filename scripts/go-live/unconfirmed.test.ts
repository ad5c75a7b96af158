import { basename } from 'node:path';
import { checkWith, services, testimonials, towns } from './check-with.fixture';

it.each([
  { source: undefined },
  { date: undefined },
  { permission: undefined },
  { name: 'Sample client' },
])('asks for a real review in place of one with %j', (fields) => {
  const reviews = testimonials.map((review, index) => ({ ...review, ...(index === 1 && fields) }));
  expect(checkWith({}, { content: { testimonials: reviews } }).items).toMatchObject([
    { id: 'placeholder-review/night-shift', group: 'reviews', field: 'testimonials[1]' },
  ]);
});

it.each([
  ['2026-08-22', undefined, [{ say: expect.stringContaining('since August 22, 2026') }]],
  ['2026-08-23', undefined, []],
  ['2026-08-22', 'A letter', []],
])(
  'with reviews that last changed on %s, from %s, notes %j',
  (testimonialsUpdated, source, notes) => {
    const reviews = testimonials.map((review) => ({ ...review, source }));
    const content = { testimonials: reviews, testimonialsUpdated };
    expect(checkWith({}, { content }).notes).toMatchObject(notes);
  },
);

it.each([
  ['towns/larkin', 'civic/Harrow County Courthouse', 'civic[0]'],
  ['towns/larkin', 'attractions/larkin-balloon-meadow', 'attractions[0]'],
  ['services/house-calls', 'https://seals.internal/', 'officialPages[0]'],
])('asks the owner to confirm, in %s, %s', (record, entry, field) => {
  const verified = false;
  const officialPages = [{ name: 'Clerk of seals', url: 'https://seals.internal/', verified }];
  const content = {
    towns: towns.map(({ civic, attractions, ...town }) => ({
      ...town,
      civic: civic.map((office) => ({ ...office, verified })),
      attractions: attractions.map((attraction) => ({ ...attraction, verified })),
    })),
    services: services.map((service) => ({ ...service, officialPages })),
  };
  const id = `unconfirmed/${basename(record)}/${entry}`;
  const item = { id, file: `content/${record}.yaml`, field: `${field}.verified` };
  expect(checkWith({}, { content }).items).toContainEqual(expect.objectContaining(item));
});
