import { checkWith, content } from './check-with.fixture';

it('asks for a real review in place of a sample, or of one by a "sample"', () => {
  const samples = [{ source: undefined }, { name: 'Sample client' }];
  const testimonials = content.testimonials.map((review, at) => ({ ...review, ...samples[at] }));
  expect(checkWith({}, { testimonials }).items).toMatchObject([
    { group: 'reviews', field: 'testimonials[0]' },
    { group: 'reviews', field: 'testimonials[1]' },
  ]);
});

it('says what a new service lacks', () => {
  const services = structuredClone(content.services);
  Object.assign(services[0] ?? {}, {
    title: 'Vehicle titles',
    slug: 'titles',
    included: [],
    faq: [],
  });
  expect(checkWith({}, { services }).notes).toContainEqual(
    expect.objectContaining({
      file: 'content/services/titles.yaml',
      path: ['included'],
      say: "Vehicle titles: its page has no What's included and Questions and answers yet.",
    }),
  );
});

it('asks the owner to confirm each office, attraction and link, but holds nothing back', () => {
  const { services, towns } = structuredClone(content);
  const places = towns.flatMap(({ attractions, civic }) => [...attractions, ...civic]);
  const links = services.flatMap(({ officialPages = [] }) => officialPages);
  for (const entry of [...places, ...links]) entry.verified = false;
  const { items, notes } = checkWith({}, { services, towns });
  expect(items).toEqual([]);
  const found = notes.filter(({ group }) => group === 'unconfirmed');
  expect(found).toHaveLength(places.length + links.length);
  const [town, service] = ['content/towns/larkin.yaml', 'content/services/papers-for-abroad.yaml'];
  const has = (words: string) => expect.stringContaining(words);
  for (const [file, list, say, task] of [
    [town, 'civic', 'Larkin: Harrow County Courthouse is not', '"Confirmed"'],
    [town, 'attractions', 'Larkin: ', '"Confirmed"'],
    [service, 'officialPages', 'https://seals.internal/abroad', 'opened the link'],
  ] as const) {
    const field = expect.stringMatching(RegExp(`^${list}\\[\\d+\\]\\.verified$`));
    expect(found).toContainEqual(
      expect.objectContaining({ file, field, say: has(say), do: has(task) }),
    );
  }
});
