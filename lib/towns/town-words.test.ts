import { testContent } from '../content/test-content.fixture';
import { fill } from '../text/templates';
import { townWords, withoutCommission } from './town-words';
import { townBySlug } from './towns';

const { business, towns } = testContent;
const copy = testContent.pages.town;
const bluestem = townBySlug(towns, 'bluestem');
const place = { town: 'Bluestem', county: 'Prather', state: 'Oregon' };
const authority = { ...business.authority, states: ['ID' as const] };
const inIdahoOnly = { ...business, authority };

it.each([
  ['in its own words', 'Its own.', business, copy.served, 'Its own.'],
  ["by its county and the site's words", undefined, business, copy.served],
  ['without visits in a state without a commission', 'We come.', inIdahoOnly, copy.notServed],
])('describes a town %s', (_, description, by, words, own = fill(words.description, place)) => {
  expect(townWords({ ...bluestem, description }, copy, by)).toMatchObject({
    heading: fill(words.heading, place),
    description: own,
  });
});

it('names the section that honors what is notarized elsewhere, only without a commission', () => {
  const { law } = testContent.pages;
  expect(withoutCommission(business, 'OR', law)).toBeUndefined();
  expect(withoutCommission(inIdahoOnly, 'OR', law)).toBe(
    fill(law.withoutCommission, { state: 'Oregon', source: 'ORS 194.260' }),
  );
});
