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
  ['notes samples after 90 days without a change', '2026-08-23', undefined, true],
  ['waits until then', '2026-08-24', undefined, false],
  ['has nothing to note on real reviews', '2026-08-23', 'A letter', false],
])('%s (%s)', (_, testimonialsUpdated, source, isNoted) => {
  const reviews = testimonials.map((review) => ({ ...review, source }));
  const { notes } = checkWith({}, { content: { testimonials: reviews, testimonialsUpdated } });
  const say = expect.stringContaining('since August 23, 2026');
  const note = { file: 'content/testimonials.yaml', place: 'Reviews', say };
  expect(notes).toMatchObject(isNoted ? [note] : []);
});

it('asks the owner to confirm each office and attraction', () => {
  const verified = false;
  const larkin = towns
    .filter(({ slug }) => slug === 'larkin')
    .map(({ civic: [office], attractions: [attraction], ...town }) => ({
      ...town,
      civic: office ? [{ ...office, verified }] : [],
      attractions: attraction ? [{ ...attraction, verified }] : [],
    }));
  const file = 'content/towns/larkin.yaml';
  expect(checkWith({}, { content: { towns: larkin } }).items).toMatchObject([
    { id: 'unconfirmed/larkin/civic/Harrow County Courthouse', field: 'civic[0].verified', file },
    { id: 'unconfirmed/larkin/attractions/larkin-balloon-meadow', file },
  ]);
});

it('asks the owner to open each official page that no one has opened', () => {
  const page = { name: 'Clerk of seals', url: 'https://seals.internal/', verified: false };
  const asked = services.map((service, index) => ({
    ...service,
    officialPages: index === 0 ? [{ ...page, verified: true }, page] : [],
  }));
  const [{ slug } = { slug: '' }] = services;
  expect(checkWith({}, { content: { services: asked } }).items).toMatchObject([
    {
      id: `unconfirmed/${slug}/https://seals.internal/`,
      field: 'officialPages[1].verified',
      file: `content/services/${slug}.yaml`,
    },
  ]);
});
