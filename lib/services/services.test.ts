import { serviceBySlug, testContent } from '../content/test-content.fixture';
import { townBySlug } from '../towns/towns';
import { popularServices, visitsGuide } from './services';

const { services, towns } = testContent;
const [first, second, third, fourth] = services;
if (!first || !second || !third || !fourth) throw new Error('Too little content');

it('guides to a visit to a hospital, wherever it is, and to none if there is none', () => {
  const [hospital, ...others] = serviceBySlug(services, 'house-calls').visits ?? [];
  const last = { ...second, visits: [...others, ...(hospital ? [hospital] : [])] };
  const all = [{ ...first, visits: others }, last];
  expect([visitsGuide(all, 'hospital'), visitsGuide(all, 'any')]).toEqual([last, all[0]]);
  expect(visitsGuide(all.slice(0, 1), 'hospital')).toBeUndefined();
});

it.each([
  ["those that go with the town's offices first", [third], [third, first, second, fourth]],
  ['the first ones in a town without such an office', [], [first, second, third, fourth]],
  ['no more than four', services, [first, second, third, fourth]],
])('names %s', (_, fitting, named) => {
  const town = townBySlug(towns, 'alder-falls');
  expect(town.civic.map(({ kind }) => kind)).toContain('hospital');
  const all = services.map((service) => ({
    ...service,
    popularWith: fitting.includes(service) ? ['hospital' as const] : [],
  }));
  const slugs = (list: typeof services) => list.map(({ slug }) => slug);
  expect(slugs(popularServices(all, town.civic))).toEqual(slugs(named));
});
