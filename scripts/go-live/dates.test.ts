import { testContent } from '../../lib/content/test-content.fixture';
import { checkWith, laws } from './check-with.fixture';

const has = (words: string) => expect.stringContaining(words);

it.each([
  ['2026-12-22', 'nothing', ''],
  ['2026-12-21', 'a note', 'December 21, 2026'],
  ['2026-11-21', 'a note', 'November 21, 2026'],
  ['2026-11-20', 'an item', 'November 20, 2026'],
  ['2027-11-22', 'nothing', ''],
  ['2027-11-23', 'an item', 'November 23, 2027'],
])('securityContactExpires on %s gives %s', (securityContactExpires, result, words) => {
  const field = 'securityContactExpires';
  const found = { field, say: has(words) };
  expect(checkWith({ securityContactExpires })).toMatchObject({
    items: result === 'an item' ? [{ ...found, id: `date/${field}` }] : [],
    notes: result === 'a note' ? [found] : [],
  });
});

it('gives only a note on days off that are over', () => {
  const closures = [{ from: '2026-11-20', to: '2026-11-20', reason: 'A wedding' }];
  expect(checkWith({ closures }, { on: '2026-11-20' }).notes).toEqual([]);
  const notes = [{ say: has('"A wedding" ended on November 20, 2026') }];
  expect(checkWith({ closures })).toMatchObject({ items: [], notes });
});

it('asks to try again what was last tried half a year ago', () => {
  const { evidence } = testContent;
  const ways = evidence.ways.map((way) =>
    way.name === 'By ear' ? { ...way, looked: { ...way.looked, date: '2026-05-24' } } : way,
  );
  expect(checkWith({}, { content: { evidence: { ...evidence, ways } } }).items).toMatchObject([
    { id: 'tried/By ear', field: 'ways[0].looked.date', say: has('May 24, 2026') },
  ]);
});

it.each([
  [{ read: '2026-05-25' }, []],
  [{ read: '2026-05-24' }, ['May 24, 2026.']],
  [{ read: '2026-11-22' }, ['November 22, 2026.']],
  [{ copy: 'a copy from 2020' }, ['November 16, 2026: a copy from 2020.', 'lib/states.ts']],
])('asks the owner to compare a law with %j', (fields, words) => {
  const key = 'oregon194_260';
  const changed = laws.map((law) => (law.key === key ? { ...law, ...fields } : law));
  const { items } = checkWith({}, { content: { laws: changed } });
  expect(items).toMatchObject(words.length > 0 ? [{ id: `law/${key}`, field: 'laws[10]' }] : []);
  const said = ['ORS 194.260 (https://www.oregonlegislature.gov/', 'A stamp from Idaho counts'];
  for (const item of items) {
    for (const part of [...said, ...words]) expect(item.say).toContain(part);
    expect(item.do).toContain('remove the copy');
  }
});
