import { testContent } from '../content/test-content.fixture';
import { fill } from '../text/templates';
import { hospitalWords, nearestHospitals } from './nearest-hospital';
import { townBySlug } from './towns';

const { business, towns } = testContent;
const copy = testContent.pages.town.hospital;
const at = (slug: string) => townBySlug(towns, slug);
const hospitalsOf = (slug: string) => at(slug).civic.filter(({ kind }) => kind === 'hospital');

it.each([
  ["all of a town's own", 'alder-falls', 'alder-falls', 2],
  // Marl Creek, Larkin and McTavish are nearer, but have none.
  ['those of the nearest town that has any', 'quartz-ford', 'alder-falls', 2],
  ['one in the town of its address', 'sandry', 'bluestem', 1],
  ['one that two towns list, once', 'bluestem', 'bluestem', 1],
])('finds %s', (_, from, to, count) => {
  const hospitals = hospitalsOf(to);
  expect([hospitals.length, hospitalsOf('sandry').length]).toEqual([count, 1]);
  expect(nearestHospitals(towns, at(from))).toMatchObject({ town: at(to), hospitals });
});

it('finds none if content has none', () => {
  const without = towns.map((town) => ({ ...town, civic: [] }));
  expect(nearestHospitals(without, at('larkin'))).toBeUndefined();
});

const idahoOnly = { authority: { ...business.authority, states: ['ID' as const] } };
const [one, two] = ['Prather County Hospital', 'Ridge Hospital'];
const inOregon = { hospital: one, town: 'Bluestem, Oregon' };

it.each([
  ['which, and where', 'palmer-draw', business, { hospital: one, town: 'Bluestem' }, []],
  ['the first of several', 'quartz-ford', business, { hospital: two, town: 'Alder Falls' }, []],
  ['the other state, and its rules', 'sandry', business, inOregon, [copy.otherState]],
  ["that we don't notarize there", 'sandry', idahoOnly, inOregon, [copy.refusal]],
])('says %s', (_, slug, by, where, remarks) => {
  const nearest = nearestHospitals(towns, at(slug));
  const words = [
    fill(copy.nearest, where),
    ...remarks.map((said) => fill(said, { state: 'Oregon' })),
  ];
  expect(nearest && hospitalWords(nearest, at(slug), copy, by)).toBe(words.join(' '));
});
