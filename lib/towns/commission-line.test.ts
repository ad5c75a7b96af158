import { testContent } from '../content/test-content.fixture';
import { commissionLine } from './commission-line';

const { business } = testContent;
const held = { held: true, remote: { held: false } };
const onRecord = { ...held, number: '20-117', expires: '2031-02-28' };

it.each([
  ['Idaho', held],
  ['Idaho (no. 20-117, through February 28, 2031)', onRecord],
])('names a state, and its commission once it is on record: %s', (named, ID) => {
  const line = commissionLine({
    ...business,
    commissions: { ...business.commissions, ID, OR: held },
  });
  expect(line).toBe(`Commissioned notary public, ${named} and Oregon`);
});
