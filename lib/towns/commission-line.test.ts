import { testContent } from '../content/test-content.fixture';
import { fill } from '../text';
import { commissionLine } from './commission-line';

const { business, pages } = testContent;
const { commission: copy } = pages.certificate;
const held = { held: true, remote: { held: false } };
const onRecord = { ...held, number: '20-117', expires: '2031-02-28' };
const facts = { state: 'Idaho', number: '20-117', date: 'February 28, 2031' };

it.each([
  ['Idaho', held],
  [fill(copy.onRecord, facts), onRecord],
])('names a state, and its commission once it is on record: %s', (named, ID) => {
  const line = commissionLine({ ...business, commissions: { ID, OR: held } }, copy);
  expect(line).toBe(fill(copy.line, { states: `${named} and Oregon` }));
});
