import { testContent } from '../content/test-content.fixture';
import { fill } from '../text';
import { hospitalWords, nearestHospitals } from './nearest-hospital';
import { townBySlug } from './towns';

const { business, towns } = testContent;
const copy = testContent.pages.town.hospital;
const at = (slug: string) => townBySlug(towns, slug);
const hospitalsOf = (slug: string) => at(slug).civic.filter(({ kind }) => kind === 'hospital');
const idahoOnly = { authority: { ...business.authority, states: ['ID' as const] } };

function words(slug: string, by: Parameters<typeof hospitalWords>[3] = business) {
  const nearest = nearestHospitals(towns, at(slug));
  return nearest && hospitalWords(nearest, at(slug), copy, by);
}

it("finds all of a town's own hospitals", () => {
  const hospitals = hospitalsOf('alder-falls');
  expect(hospitals).toHaveLength(2);
  expect(nearestHospitals(towns, at('alder-falls'))).toEqual({
    town: at('alder-falls'),
    hospitals,
  });
});

it('finds those of the nearest town that has any', () => {
  // Marl Creek, Larkin and McTavish are nearer, but have none.
  expect(nearestHospitals(towns, at('quartz-ford'))).toEqual({
    town: at('alder-falls'),
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

it('says which hospital, and where', () => {
  expect(words('palmer-draw')).toBe(
    fill(copy.nearest, {
      hospitals: 'Prather County Hospital',
      town: 'Bluestem',
    }),
  );
});

it('names several', () => {
  const nearest = { town: at('alder-falls'), hospitals: hospitalsOf('alder-falls') };
  expect(hospitalWords(nearest, at('quartz-ford'), copy, business)).toBe(
    fill(copy.nearest, {
      hospitals: "Ridge Hospital and Weaver's Infirmary",
      town: 'Alder Falls',
    }),
  );
});

it('names the other state', () => {
  expect(words('sandry')).toContain('Bluestem, Oregon');
});

it("mentions the other state's rules only if we may notarize there", () => {
  const rules = fill(copy.otherState, { state: 'Oregon' });
  expect(words('sandry')).toContain(rules);
  expect(words('sandry', idahoOnly)).not.toContain(rules);
  expect(words('quartz-ford')).not.toContain(fill(copy.otherState, { state: 'Idaho' }));
});

it("says that we don't notarize in a state without a commission", () => {
  const refusal = fill(copy.refusal, { state: 'Oregon' });
  expect(words('sandry', idahoOnly)).toContain(refusal);
  expect(words('quartz-ford', idahoOnly)).not.toContain(refusal);
});
