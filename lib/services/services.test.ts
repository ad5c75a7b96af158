import { testContent } from '../content/test-content.fixture';
import { townBySlug } from '../towns/towns';
import { popularServices, relatedServices, serviceBySlug } from './services';

const { services, towns } = testContent;
const [first, second, third, fourth] = services;
if (!first || !second || !third || !fourth) throw new Error('Too little content');

it('relates a service to the first three others', () => {
  expect(relatedServices(services, second)).toEqual([first, third, fourth]);
});

it("names the slug that doesn't exist", () => {
  expect(() => serviceBySlug(services, 'spells')).toThrow('There is no service "spells"');
});

const popularWith = (fitting: typeof services) => {
  const town = townBySlug(towns, 'larkin');
  const [office] = town.civic;
  if (!office) throw new Error('Too little content');
  const all = services.map(({ popularWith: _, ...service }) =>
    fitting.some(({ slug }) => slug === service.slug)
      ? { ...service, popularWith: ['hospital' as const] }
      : service,
  );
  const named = popularServices(all, { ...town, civic: [{ ...office, kind: 'hospital' }] });
  return named.map(({ slug }) => slug);
};

it.each([
  ["those that go with the town's offices first", [third], [third, first]],
  ['the first two in a town without such an office', [], [first, second]],
  ['at most four anywhere', services, [first, second, third, fourth]],
])('names %s', (_, fitting, named) => {
  expect(popularWith(fitting)).toEqual(named.map(({ slug }) => slug));
});
