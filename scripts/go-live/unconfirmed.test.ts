import { checkWith, content } from './check-with.fixture';

it('asks for a real review in place of a sample, or of one by a "sample"', () => {
  const samples = [{ source: undefined }, { name: 'Sample client' }];
  const testimonials = content.testimonials.map((review, at) => ({ ...review, ...samples[at] }));
  expect(checkWith({}, { testimonials }).items).toMatchObject([
    { id: 'placeholder-review/barn-deed', group: 'reviews', field: 'testimonials[0]' },
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

it('asks the owner to confirm each office, attraction and link, but holds nothing back', () => {
  const { services, towns } = structuredClone(content);
  const places = towns.flatMap(({ attractions, civic }) => [...attractions, ...civic]);
  const links = services.flatMap(({ officialPages = [] }) => officialPages);
  for (const entry of [...places, ...links]) entry.verified = false;
  const { items, notes } = checkWith({}, { services, towns });
  expect(items).toEqual([]);
  expect(notes.map(({ id, file, field }) => `${id} in ${file} at ${field}`)).toEqual(
    expect.arrayContaining([
      'unconfirmed/larkin/civic/Harrow County Courthouse in content/towns/larkin.yaml at civic[0].verified',
      'unconfirmed/larkin/attractions/larkin-balloon-meadow in content/towns/larkin.yaml at attractions[0].verified',
      'unconfirmed/papers-for-abroad/https://seals.internal/abroad in content/services/papers-for-abroad.yaml at officialPages[0].verified',
    ]),
  );
});

it('lists what a service lacks for a full page, but holds nothing back', () => {
  const [first, ...others] = content.services;
  if (!first) throw new Error('No service');
  const short = { ...first, faq: first.faq.slice(0, 1), included: [] };
  const { items, notes } = checkWith({}, { services: [short, ...others] });
  expect(items).toEqual([]);
  const file = `content/services/${first.slug}.yaml`;
  const about = (id: string) => notes.filter((note) => note.id?.startsWith(id));
  expect(about('unfinished/')).toMatchObject([
    {
      file,
      group: 'answers',
      field: 'included',
      say: `${first.title}: "What's included" is empty. A full page has at least 4.`,
    },
    {
      file,
      field: 'faq',
      say: `${first.title}: "Questions and answers" has 1 entry. A full page has at least 5.`,
    },
  ]);
});
