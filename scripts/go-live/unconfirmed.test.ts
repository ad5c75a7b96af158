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

it('asks the owner to confirm each office, attraction and official page', () => {
  const verified = false;
  const page = { name: 'Clerk of seals', url: 'https://seals.internal/', verified };
  const content = {
    towns: towns
      .filter(({ slug }) => slug === 'larkin')
      .map(({ civic, attractions, ...town }) => ({
        ...town,
        civic: civic.slice(0, 1).map((office) => ({ ...office, verified })),
        attractions: attractions.slice(0, 1).map((attraction) => ({ ...attraction, verified })),
      })),
    services: services.slice(0, 1).map((service) => ({
      ...service,
      officialPages: [{ ...page, verified: true }, page],
    })),
  };
  const { slug } = services[0] ?? {};
  const file = 'content/towns/larkin.yaml';
  expect(checkWith({}, { content }).items).toMatchObject([
    { id: 'unconfirmed/larkin/civic/Harrow County Courthouse', field: 'civic[0].verified', file },
    { id: 'unconfirmed/larkin/attractions/larkin-balloon-meadow', file },
    {
      id: `unconfirmed/${slug}/https://seals.internal/`,
      field: 'officialPages[1].verified',
      file: `content/services/${slug}.yaml`,
    },
  ]);
});
