/** @jest-environment node */
import { testContent } from '../content/test-content.fixture';
import { hospitalWords } from './hospital-words';
import { nearestHospitals } from './nearest-hospital';
import { townBySlug } from './towns';

const { business, towns } = testContent;
const at = (slug: string) => townBySlug(towns, slug);
const hospitalsOf = (slug: string) => at(slug).civic.filter(({ kind }) => kind === 'hospital');
const idahoOnly = { authority: { ...business.authority, states: ['ID' as const] } };

function words(slug: string, by: Parameters<typeof hospitalWords>[2] = business) {
  const nearest = nearestHospitals(towns, at(slug));
  return nearest && hospitalWords(nearest, at(slug), by);
}

it("finds all of a town's own hospitals", () => {
  const hospitals = hospitalsOf('alder-falls');
  expect(hospitals).toHaveLength(2);
  expect(nearestHospitals(towns, at('alder-falls'))).toEqual({
    town: at('alder-falls'),
    miles: 0,
    hospitals,
  });
});

it('finds those of the nearest town that has any', () => {
  // Marl Creek, Larkin and McTavish are nearer, but have none.
  expect(nearestHospitals(towns, at('quartz-ford'))).toEqual({
    town: at('alder-falls'),
    miles: expect.closeTo(20.3, 1),
    hospitals: hospitalsOf('alder-falls'),
  });
});

it('assigns a hospital to the town in its address, and counts it once', () => {
  expect(hospitalsOf('sandry')).toHaveLength(1);
  for (const slug of ['sandry', 'bluestem']) {
    expect(nearestHospitals(towns, at(slug))).toMatchObject({
      town: at('bluestem'),
      hospitals: hospitalsOf('bluestem'),
    });
  }
});

it('finds none if content has none', () => {
  const without = towns.map((town) => ({ ...town, civic: [] }));
  expect(nearestHospitals(without, at('larkin'))).toBeUndefined();
});

it('says which hospital, where and how far', () => {
  expect(words('palmer-draw')).toBe(
    'The nearest hospital on our list is Prather County Hospital in Bluestem, about 25 miles away in a straight line.',
  );
});

it('names several, and marks those that are not confirmed', () => {
  const hospitals = hospitalsOf('alder-falls').map((one, index) => ({
    ...one,
    verified: index > 0,
  }));
  const nearest = { town: at('alder-falls'), miles: 20, hospitals };
  expect(hospitalWords(nearest, at('quartz-ford'), business)).toContain(
    "The nearest hospitals on our list are Ridge Hospital (not confirmed) and Weaver's Infirmary in Alder Falls,",
  );
});

it('names the other state, and no hospital that the page already lists', () => {
  expect(words('sandry')).toMatch(
    /^The hospital above is in Bluestem, Oregon, about 4 miles away in a straight line\./,
  );
});

it("mentions the other state's rules only if we may act there", () => {
  const rules = "Oregon's fee and ID rules hold there.";
  expect(words('sandry')).toContain(rules);
  expect(words('sandry', idahoOnly)).not.toContain(rules);
  expect(words('quartz-ford')).not.toContain('rules');
});

it('says that we do not act in a state without a commission', () => {
  const refusal = 'We do not notarize in Oregon at present.';
  expect(words('sandry', idahoOnly)).toContain(refusal);
  expect(words('bluestem', idahoOnly)).toBe(refusal);
  expect(words('quartz-ford', idahoOnly)).not.toContain(refusal);
});
