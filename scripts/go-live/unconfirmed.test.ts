import { checkWith, testimonials, towns } from './check-with.fixture';

it.each([
  { source: undefined },
  { date: undefined },
  { permission: undefined },
  { name: 'Sample client' },
])('asks for a real review while it has %j', (fields) => {
  const reviews = testimonials.map((review, index) => ({ ...review, ...(index === 1 && fields) }));
  expect(checkWith({}, { content: { testimonials: reviews } }).items).toMatchObject([
    { id: 'placeholder-review/night-shift', group: 'Reviews', field: 'testimonials[1]' },
  ]);
});

it('asks to confirm each office and each attraction', () => {
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
