import { madeUpPart, placeholdersIn } from './placeholders';
import { readContentWithLines } from './read-content';
import { testDay, testRoot } from './test-content.fixture';

it.each([
  ['208-555-0142', '555-0142'],
  ['hello@notary.example', 'notary.example'],
  ['https://www.example.com/me', 'example.com'],
  ['notary.invalid, notary.test', 'notary.invalid'],
  ['http://localhost:3000', 'localhost'],
  ['http://127.0.0.1/messages', '127.0.0.1'],
  ['Sample', 'Sample'],
])('spots the made-up part of %s', (text, part) => {
  expect(madeUpPart(text)).toBe(part);
});

it.each([
  ...['208-555-2368', 'https://www.example.com.iana.org', 'https://my-example.com'],
  ...['An example of a test', 'A sample of ours'],
])('takes %s for real', (text) => {
  expect(madeUpPart(text)).toBeUndefined();
});

const { record } = readContentWithLines(testRoot, testDay);
const none = { held: false };
const OR = { held: true, number: '12345', expires: '2030-01-31', remote: none };
const commissions = { ...record.commissions, ID: OR, OR };
const fields = { ...record, commissions };
const pathsWith = (changes: Partial<typeof record>) =>
  placeholdersIn({ ...fields, ...changes }).map(({ path }) => path.join('.'));

const { answers, base } = record;
type Commission = (typeof record)['commissions']['OR'];
const inOregon = (OR: Commission) => ({ commissions: { ...commissions, OR } });
const online = (remote: Commission['remote']) => ({
  commissions: { ...commissions, ID: { ...OR, remote } },
});

it.each([
  [{ brand: 'Syringa Mobile Notary' }, { brand: 'Kuna Notary' }, 'brand'],
  [{ base: { ...base, name: 'Nampa City Hall' } }, { base: { ...base, name: 'A hall' } }, 'base'],
  [{ payments: null }, { payments: [] }, 'payments'],
  [{ answers: { ...answers, who: null } }, { answers: { ...answers, who: 'I.' } }, 'answers.who'],
  [{ verification: { bing: 'sample' } }, { verification: {} }, 'verification'],
  [{ about: 'Call 208-555-0142.' }, { about: 'Call us.' }, 'about'],
  [
    inOregon({ held: true, remote: none }),
    inOregon({ held: false, remote: none }),
    'commissions.OR',
  ],
  [online({ held: true }), online({ held: false, technology: 'Any' }), 'commissions.ID'],
  [{ closures: null }, { closures: null, agreed: { noDaysOff: '2026-11-20' } }, 'closures'],
])('takes %j for a placeholder, not %j', (placeholder, fact, path) => {
  expect(pathsWith(placeholder)).toContain(path);
  expect(pathsWith(fact)).not.toContain(path);
});

it('asks only once about a fact that a sentence repeats', () => {
  const holds = 'Messages go to forms.notary.example.';
  const sentences = [{ key: 'form', needs: 'delivery' as const, holds, otherwise: '' }];
  expect(pathsWith({ sentences })).not.toContain('sentences');
});
