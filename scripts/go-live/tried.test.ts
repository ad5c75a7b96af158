import { testContent } from '../../lib/content/test-content.fixture';
import { checkWith } from './check-with.fixture';

const { evidence } = testContent;

it.each([
  ['2026-05-25', 'nothing'],
  ['2026-05-24', 'May 24, 2026'],
  ['2026-11-22', 'November 22, 2026'],
])('asks to try again what was last tried on %s (%s)', (date, words) => {
  const ways = evidence.ways.map((way) => ({ ...way, looked: { ...way.looked, date } }));
  const { items } = checkWith({}, { content: { evidence: { ...evidence, ways } } });
  const say = `"Without a mouse" on /trust/ was last tried on ${words}.`;
  const item = { id: 'tried/Without a mouse', field: 'ways[1].looked.date', say };
  expect(items.slice(1)).toMatchObject(words === 'nothing' ? [] : [item]);
});
