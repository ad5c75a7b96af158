import { checkWith, laws } from './check-with.fixture';

const withLaw = (key: string, fields: object) => {
  const changed = laws.map((law) => (law.key === key ? { ...law, ...fields } : law));
  return checkWith({}, { content: { laws: changed } }).items;
};

it.each([
  [{ read: '2026-05-25' }, 'nothing'],
  [{ read: '2026-05-24' }, 'May 24, 2026.'],
  [{ read: '2026-11-22' }, 'November 22, 2026.'],
  [{ copy: 'a copy from 2020' }, 'November 16, 2026: a copy from 2020.'],
])('asks the owner to compare a law with %j (%s)', (fields, words) => {
  const items = [{ id: 'law/idaho15_2_504', group: 'law', say: expect.stringContaining(words) }];
  expect(withLaw('idaho15_2_504', fields)).toMatchObject(words === 'nothing' ? [] : items);
});

it('gives what we say about it, where to read it and which files cite it', () => {
  const [item] = withLaw('oregon194_260', { copy: 'a copy from 2020' });
  expect(item).toMatchObject({
    file: 'content/laws.yaml',
    field: 'laws[10]',
    do: expect.stringContaining('remove the copy'),
  });
  expect(item?.say).toContain('ORS 194.260 (https://www.oregonlegislature.gov/');
  expect(item?.say).toContain('A stamp from Idaho counts in Oregon.');
  expect(item?.say).toContain('lib/states.ts');
});
