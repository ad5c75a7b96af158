import { checkWith, content, record } from './check-with.fixture';
import { filesCiting } from './dates';

const has = (words: string) => expect.stringContaining(words);
it.each([
  ['2027-01-21', []],
  ['2027-01-20', [{ group: 'soon', say: has('holds through January 20, 2027') }]],
  ['2026-11-20', [{ group: 'soon', say: has('held through November 20, 2026') }]],
])('tells of what is on record 60 days before its last day, and after it: %s', (through, notes) => {
  const onRecord = { insurance: { words: 'our policy', through } };
  expect(checkWith({ onRecord })).toMatchObject({ items: [], notes });
});

it('asks two weeks ahead whether the owner works on a holiday, and holds nothing back for it', () => {
  const asked = (fields: Partial<typeof record>) =>
    checkWith(fields).notes.filter(({ field }) => field === 'holidaysWorked');
  const thanksgiving = { say: has('Thanksgiving is on November 26') };
  expect(asked({ holidaysWorked: ['Christmas'] })).toMatchObject([thanksgiving]);
  expect(asked({ holidaysWorked: ['Thanksgiving'] })).toEqual([]);
});

const key = 'oregon194_260';
const says = String.raw`^ORS 194\.260 \(https://www\.oregonlegislature\.gov/.*A stamp from Idaho counts`;
function toCompare(read: string) {
  const say = expect.stringMatching(`${says}.* Last read on ${read}\\. .*lib/states\\.ts`);
  const at = content.laws.findIndex((law) => law.key === key);
  return [{ field: `laws[${at}]`, say, do: has('remove the copy') }];
}
const withLaw = (fields: object, law?: string) =>
  checkWith(
    { agreed: { ...record.agreed, law } },
    { laws: content.laws.map((one) => (one.key === key ? { ...one, ...fields } : one)) },
  );

it.each([
  [{ read: '2026-05-25' }, []],
  [{ read: '2026-05-24' }, toCompare('May 24, 2026')],
  [{ read: '2026-11-22' }, toCompare('November 22, 2026')],
  [{ copy: 'a copy from 2020' }, toCompare('November 16, 2026: a copy from 2020')],
])('asks the owner to read the law with %j, in one line', (fields, each) => {
  const say = has('cites 1 section whose current text nobody has read in the last half year.');
  const line = {
    group: 'law',
    field: 'agreed.law',
    say,
    do: has('enter the day at "The current law"'),
  };
  const items = each.map(() => line);
  expect(withLaw(fields)).toMatchObject({ items, notes: each });
  // A live site stays live half a year after its owner has read the law.
  for (const law of ['2026-05-24', '2026-11-22']) {
    const due = items.map((one) => ({ ...one, group: 'soon' }));
    expect(withLaw(fields, law)).toMatchObject({ items: [], notes: [...each, ...due] });
  }
  expect(withLaw(fields, '2026-05-25')).toMatchObject({ items: [], notes: each });
});

it('asks for no law that nothing cites', () => {
  const [law] = content.laws;
  const laws = law ? [{ ...law, key: 'idaho1', section: 'Idaho 1', copy: 'a copy from 2020' }] : [];
  expect(checkWith({}, { laws })).toEqual({ items: [], notes: [] });
});

it('knows which files cite a law', () => {
  const files = { 'b.yaml': `Yes ({${key}}).`, 'a.md': `{${key}}`, 'c.yaml': key };
  const citing = content.laws
    .filter((law) => law.key === key)
    .flatMap((law) => filesCiting(law, new Map(Object.entries(files))));
  expect(citing).toEqual(['a.md', 'b.yaml', 'lib/states.ts']);
});
