import { checkWith, record } from './check-with.fixture';

const commissions = { ...record.commissions, OR: { held: true, remote: { held: false } } };

afterEach(() => {
  delete process.env['SITE_ORIGIN'];
});

it.each([
  [{ closures: null }, 'closures', 'facts', 'two weeks ahead'],
  [{ commissions }, 'commissions.OR', 'commissions', 'Oregon'],
])('asks for what %j lacks', (fields, field, group, task) => {
  expect(checkWith(fields).items).toMatchObject([
    { group, field, do: expect.stringContaining(task) },
  ]);
});

it.each([
  [{ payments: null }, 'payments'],
  [{ languages: null }, 'languages'],
  [{ answers: { ...record.answers, who: null } }, 'answers.who'],
  [{ verification: { google: 'sample' } }, 'verification'],
])('asks for %j, which pages leave out until then, but holds nothing back', (fields, field) => {
  const notes = [{ group: 'answers', field }];
  expect(checkWith(fields)).toMatchObject({ items: [], notes });
});

it.each([
  ['https://www.example.com', 'https://www.iana.org', []],
  ['https://www.example.com', '', [{ field: 'origin' }]],
  ['https://www.iana.org', 'http://localhost:3000', [{ field: 'origin' }]],
])('with the origin %s and %j in the environment, finds %j', (origin, given, items) => {
  process.env['SITE_ORIGIN'] = given;
  expect(checkWith({ origin }).items).toMatchObject(items);
});
