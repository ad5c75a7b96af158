/** @jest-environment node */
import { readContent } from '../content/read-content';
import { milesBetween } from './distance';
import { hospitalWords } from './hospital-words';
import { nearestHospitals } from './nearest-hospital';
import { townBySlug } from './towns';

const { business, towns } = readContent(process.cwd());
const at = (slug: string) => townBySlug(towns, slug);
const [boise, kuna, ontario, fruitland] = ['boise', 'kuna', 'ontario', 'fruitland'].map(at);
const hospitalsOf = (slug: string) => at(slug).civic.filter(({ kind }) => kind === 'hospital');
const idahoOnly = { authority: { ...business.authority, states: ['ID' as const] } };

function words(slug: string, by: Parameters<typeof hospitalWords>[2] = business) {
  const nearest = nearestHospitals(towns, at(slug));
  return nearest && hospitalWords(nearest, at(slug), by);
}

it("finds all of a town's own hospitals", () => {
  const found = nearestHospitals(towns, at('boise'));
  expect(found).toEqual({ town: boise, miles: 0, hospitals: hospitalsOf('boise') });
  expect(hospitalsOf('boise').length).toBeGreaterThan(1);
});

it('finds those of the nearest town that has any', () => {
  const found = nearestHospitals(towns, at('kuna'));
  const withOne = towns.filter(({ slug }) => hospitalsOf(slug).length > 0 && slug !== 'fruitland');
  const miles = withOne.map((town) => (kuna ? milesBetween(kuna, town) : 0));
  expect(found?.miles).toBe(Math.min(...miles));
  expect(found?.hospitals).toEqual(hospitalsOf(found?.town.slug ?? ''));
});

it('assigns a hospital to the town in its address, and counts it once', () => {
  const found = nearestHospitals(towns, at('fruitland'));
  expect(found?.town).toBe(ontario);
  expect(found?.hospitals.map(({ street }) => street)).toEqual(
    hospitalsOf('ontario').map(({ street }) => street),
  );
  expect(nearestHospitals(towns, at('ontario'))?.hospitals).toEqual(found?.hospitals);
});

it('finds none if content has none', () => {
  const without = towns.map((town) => ({ ...town, civic: [] }));
  expect(without[0] && nearestHospitals(without, without[0])).toBeUndefined();
});

it('says which hospital, where and how far', () => {
  const found = nearestHospitals(towns, at('kuna'));
  const [hospital] = found?.hospitals ?? [];
  expect(words('kuna')).toMatch(
    new RegExp(
      `^The nearest hospital on our list is ${hospital?.name} in ${found?.town.name}, about \\d+ miles away in a straight line\\.$`,
    ),
  );
});

it('names several, and marks those that are not confirmed', () => {
  const found = nearestHospitals(towns, at('boise'));
  const hospitals = found?.hospitals.map((one, index) => ({ ...one, verified: index > 0 })) ?? [];
  const said =
    kuna && boise && hospitalWords({ town: boise, miles: 14, hospitals }, kuna, business);
  expect(said).toContain('The nearest hospitals on our list are ');
  expect(said).toContain(
    `${hospitals[0]?.name} (not confirmed) and ${hospitals[1]?.name} in Boise`,
  );
});

it('names the other state, and no hospital that the page already lists', () => {
  expect(words('fruitland')).toMatch(/^The hospital above is in Ontario, Oregon, about \d+ mile/);
  expect(words('fruitland')).not.toContain(hospitalsOf('fruitland')[0]?.name);
  expect(fruitland?.state).toBe('ID');
});

it("mentions the other state's rules only if we may act there", () => {
  const rules = "Oregon's fee and ID rules hold there.";
  expect(words('fruitland')).toContain(rules);
  expect(words('fruitland', idahoOnly)).not.toContain(rules);
  expect(words('kuna')).not.toContain('rules');
});

it('says that we do not act in a state without a commission', () => {
  const refusal = 'We do not notarize in Oregon at present.';
  expect(words('fruitland', idahoOnly)).toContain(refusal);
  expect(words('ontario', idahoOnly)).toBe(refusal);
  expect(words('kuna', idahoOnly)).not.toContain(refusal);
});
