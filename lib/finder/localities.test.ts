import { testContent } from '../content/test-content.fixture';
import { localities, nearestListed } from './localities';

const { towns, localitiesWithoutPage } = testContent;
const known = localities(testContent);

function named(name: string) {
  const locality = known.find((candidate) => candidate.name === name);
  if (!locality) throw new Error(`no ${name}`);
  return locality;
}

it('has each town with its page, and each other locality without', () => {
  const listed = known.filter(({ slug }) => slug !== undefined);
  expect(listed.map(({ slug }) => slug)).toEqual(towns.map(({ slug }) => slug));
  expect(known).toHaveLength(towns.length + localitiesWithoutPage.length);
  const withTown = [...localitiesWithoutPage, ...towns.slice(0, 1)];
  expect(localities({ ...testContent, localitiesWithoutPage: withTown })).toEqual(known);
});

it.each([
  ['Millrace', 'Marl Creek'],
  ['Upper Palmer', 'Palmer Draw'],
  ["D'Arcy Springs", 'Thornby'],
])('knows the nearest town to %s: %s', (from, to) => {
  expect(nearestListed(known, named(from)).town.name).toBe(to);
});

it('knows the nearest town with the rules of the same state, if there is one', () => {
  const across = { ...named('Larkin'), state: 'OR' as const };
  const nearest = { town: { name: 'Larkin' }, miles: 0 };
  expect(nearestListed(known, across)).toMatchObject({ ...nearest, alike: { state: 'OR' } });
  expect(nearestListed([named('Larkin')], across)).toMatchObject({
    ...nearest,
    alike: nearest.town,
  });
});

it('takes the first of two that are equally close, and throws if there are no towns', () => {
  const larkin = named('Larkin');
  expect(nearestListed([larkin, { ...larkin, name: 'Twin' }], larkin).town.name).toBe('Larkin');
  expect(() => nearestListed([named('Millrace')], larkin)).toThrow('expected a town with a page');
});
