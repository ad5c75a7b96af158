import { testContent } from '../content/test-content.fixture';
import { fill } from '../text';
import { commissionLine } from './commission-line';

const { business, pages } = testContent;
const { commission: copy } = pages.sheet;
const authority = { ...business.authority, states: ['ID' as const, 'OR' as const] };
const OR = { held: true, remote: { held: false } };
const date = 'February 28, 2031';

it.each([
  { idaho: OR, named: 'Idaho' },
  {
    idaho: { ...OR, number: '20-117', expires: '2031-02-28' },
    named: fill(copy.onRecord, { state: 'Idaho', number: '20-117', date }),
  },
])('names a state, and its commission once it is on record: $named', ({ idaho, named }) => {
  const line = commissionLine({ ...business, authority, commissions: { ID: idaho, OR } }, copy);
  expect(line).toBe(fill(copy.line, { states: `${named} and Oregon` }));
});
