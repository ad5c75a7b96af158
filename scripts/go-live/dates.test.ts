import { testContent } from '../../lib/content/test-content.fixture';
import { checkWith } from './check-with.fixture';

it.each([
  ['securityContactExpires', '2026-12-22', 'nothing', ''],
  ['securityContactExpires', '2026-12-21', 'a note', 'December 21, 2026'],
  ['securityContactExpires', '2026-11-21', 'a note', 'November 21, 2026'],
  ['securityContactExpires', '2026-11-20', 'date/securityContactExpires', 'November 20, 2026'],
  ['securityContactExpires', '2027-11-22', 'nothing', ''],
  ['securityContactExpires', '2027-11-23', 'date/securityContactExpires', 'November 23, 2027'],
])('%s on %s gives %s', (field, date, result, words) => {
  const say = expect.stringContaining(words);
  const { items, notes } = checkWith({ [field]: date });
  expect(items).toMatchObject(result.includes('/') ? [{ id: result, field, say }] : []);
  expect(notes).toMatchObject(result === 'a note' ? [{ field, say }] : []);
});

it('gives only a note on days off that are over', () => {
  const closures = [{ from: '2026-11-20', to: '2026-11-20', reason: 'A wedding' }];
  expect(checkWith({ closures }, { on: '2026-11-20' }).notes).toEqual([]);
  const say = expect.stringContaining('"A wedding" ended on November 20, 2026');
  expect(checkWith({ closures })).toMatchObject({ items: [], notes: [{ say }] });
});

it('asks to try again what was last tried half a year ago', () => {
  const { evidence } = testContent;
  const [way, ...others] = evidence.ways;
  const tried = way && { ...way, looked: { ...way.looked, date: '2026-05-24' } };
  const ways = tried ? [tried, ...others] : [];
  expect(checkWith({}, { content: { evidence: { ...evidence, ways } } }).items).toMatchObject([
    {
      id: 'tried/By ear',
      field: 'ways[0].looked.date',
      say: expect.stringContaining('May 24, 2026'),
    },
  ]);
});
