import { testContent } from '../content/test-content.fixture';
import { formatArea, priorityReach, townWords } from './town-words';
import { townBySlug, townsBySlug } from './towns';

const { business, towns } = testContent;
const bluestem = townBySlug(towns, 'bluestem');
const inIdahoOnly = (remote: 'ID'[]) => ({
  ...business,
  authority: { states: ['ID' as const], remote, online: remote.length > 0 },
});

it('offers visits in a state whose commission is in force', () => {
  expect(townWords(bluestem, business)).toMatchObject({
    heading: 'Mobile notary in Bluestem',
    where: 'Bluestem: at home, at work or in a hospital',
    instead: undefined,
  });
});

it('offers no visits in a state whose commission is not in force', () => {
  const words = townWords(bluestem, inIdahoOnly(['ID']));
  expect(words).toMatchObject({
    heading: 'A notary for Bluestem',
    where: 'Not in Bluestem: across the state line, or online',
    instead: business.law.OR.withoutCommission,
  });
  expect(words.description).toMatch(/^We do not notarize in Bluestem, Oregon, at present/);
});

it('offers nothing online without the authorization', () => {
  const { where, description } = townWords(bluestem, inIdahoOnly([]));
  expect(`${where} ${description}`).not.toContain('online');
});

it('names three towns and counts the others that we may serve', () => {
  const [first, second, third] = townsBySlug(towns, business.mainTowns).map(({ name }) => name);
  const area = (states: ('ID' | 'OR')[]) =>
    formatArea(towns, { ...business, authority: { states, remote: [], online: false } });
  expect(area(['ID', 'OR'])).toBe(
    `${first}, ${second}, ${third} and ${towns.length - 3} more towns`,
  );
  const inIdaho = towns.filter(({ state }) => state === 'ID');
  expect(area(['ID'])).toContain(`and ${inIdaho.length - 3} more towns`);
});

it('does not promise priority if the drive alone takes that long', () => {
  const times = { ...business.times, priorityHours: 2 };
  expect(priorityReach(60, { times })).toBe('possible');
  expect(priorityReach(61, { times })).toBe('too far');
});
