import { readContent } from './content/read-content';
import { townWords } from './town-words';
import { townBySlug } from './towns';

const { business, towns } = readContent(process.cwd());
const ontario = townBySlug(towns, 'ontario');
const inIdahoOnly = (remote: 'ID'[]) => ({
  ...business,
  practice: { states: ['ID' as const], remote, online: remote.length > 0 },
});

it('reads as every other town where the commission is in force', () => {
  expect(townWords(ontario, business)).toMatchObject({
    heading: 'Mobile notary in Ontario',
    where: 'Ontario: at home, at work or in a hospital',
    instead: undefined,
  });
});

it('claims no visit where it is not', () => {
  const words = townWords(ontario, inIdahoOnly(['ID']));
  expect(words).toMatchObject({
    heading: 'A notary for Ontario',
    where: 'Not in Ontario: across the state line, or online',
    instead: business.law.OR.withoutCommission,
  });
  expect(words.description).toMatch(/^We do not notarize in Ontario, Oregon, at present/);
});

it('offers nothing online without the authorization', () => {
  const { where, description } = townWords(ontario, inIdahoOnly([]));
  expect(`${where} ${description}`).not.toContain('online');
});
