import * as fc from 'fast-check';
import { testContent } from '../content/test-content.fixture';
import { property } from '../property.fixture';
import { dollars } from '../text/format';
import { fill } from '../text/templates';
import { signingCost } from './calculator';
import {
  additionalFees,
  feeSentences,
  firstFees,
  onlineFee,
  sessionCost,
  twoNotarizations,
  visitCost,
} from './fee-words';

const { business, pages } = testContent;
const { prices } = business;
type First = (typeof prices)['firstNotarization'];
const withFirst = (first: Partial<First>) => ({
  ...business,
  prices: { ...prices, firstNotarization: { ...prices.firstNotarization, ...first } },
});
const told = withFirst({ ID: 3, OR: 7.5, online: 4 });
const partly = withFirst({ ID: 0, OR: null, online: null });
const untold = withFirst({ ID: null, OR: null, online: null });
const authority = { states: ['ID' as const], remote: [], online: false };

const copy = pages.certificate.cost;

it.each([
  ['a limit', untold, ['ID' as const], 'Up to $5', 'for one act and $4 for another.'],
  [
    'the fees of several states',
    told,
    ['ID' as const, 'OR' as const],
    '$3',
    'for one act in Idaho and $4 for another; Oregon $7.50 and $4.',
  ],
  [
    'one fee for each notarization',
    withFirst({ ID: 4, OR: null, online: null }),
    ['ID' as const, 'OR' as const],
    '$4',
    'an act in Idaho; Oregon up to $10 and $4.',
  ],
])('a certificate shows %s', (_, owner, states, value, note) => {
  expect(visitCost(owner, states, copy)).toEqual({ value, note });
});

it('a certificate shows what a session online costs, without travel', () => {
  const each = { value: '$4', note: `an act. ${copy.online}` };
  expect(sessionCost(told, copy)).toEqual(each);
  expect(sessionCost(untold, copy).value).toBe('Up to $5');
  expect([told, untold].map(onlineFee)).toEqual(['$4', 'up to $5']);
});

it.each([
  ['each price', told, '$3 in Idaho and $7.50 in Oregon'],
  ['each limit', untold, 'up to $5 in Idaho and $10 in Oregon'],
  ['a price and a limit', partly, '$0 in Idaho and up to $10 in Oregon'],
])('says in a sentence %s', (_, records, sentence) => {
  expect(firstFees(records)).toBe(sentence);
});

it('names states only where additional notarizations cost differently', () => {
  expect(additionalFees(business)).toBe('$4');
  const additionalNotarization = { ...prices.additionalNotarization, ID: 4, OR: 6, online: 3 };
  const differing = { ...business, prices: { ...prices, additionalNotarization } };
  expect(additionalFees(differing)).toBe('$4 in Idaho, $6 in Oregon and $3 online');
  expect(additionalFees({ ...differing, authority })).toBe('$4');
});

it('adds the price of a second notarization at the same visit', () => {
  expect(twoNotarizations(told)).toBe('$7 in Idaho and $11.50 in Oregon');
  expect(twoNotarizations(untold)).toBe('up to $9 in Idaho and $14 in Oregon');
  expect(twoNotarizations({ ...told, authority })).toBe('$7 in Idaho');
  expect(twoNotarizations(untold, ['OR'])).toBe('up to $14 in Oregon');
});

property(
  'says two notarizations cost what the calculator counts',
  fc.tuple(fc.nat(99_999), fc.nat(99_999)).map((both) => both.map((cents) => cents / 100)),
  ([first = 0, additional = 0]) => {
    const additionalNotarization = { ...prices.additionalNotarization, ID: additional };
    const owner = withFirst({ ID: first, OR: null, online: null });
    const visit = { state: 'Idaho' as const, law: '', first, additional };
    const facts = { town: '', reach: 'standard' as const, travel: 0, visit };
    const { total } = signingCost(facts, { documents: 2, people: 1, when: 'standard' });
    expect(
      twoNotarizations({
        ...owner,
        authority,
        prices: { ...owner.prices, additionalNotarization },
      }),
    ).toBe(`${dollars(total)} in Idaho`);
  },
);

it("states what we charge and the law's limit, and the limit alone without a commission", () => {
  const { each, ours, fee, feeAndRemote } = pages.law;
  const idaho = fill(fee, { fee: '$5', state: 'Idaho', source: 'Idaho Code 51-133' });
  const inOregon = { fee: '$10', remoteFee: '$25', state: 'Oregon', source: 'ORS 194.400' };
  const oregon = fill(feeAndRemote, inOregon);
  const charged = fill(ours, { state: 'Idaho', first: '$3', additional: '$4' });
  expect(feeSentences(told, 'ID', pages.law)).toBe(`${charged} ${idaho}`);
  const same = fill(each, { state: 'Idaho', first: '$4' });
  expect(feeSentences(withFirst({ ID: 4 }), 'ID', pages.law)).toBe(`${same} ${idaho}`);
  const upTo = fill(ours, { state: 'Oregon', first: 'up to $10', additional: '$4' });
  expect(feeSentences(untold, 'OR', pages.law)).toBe(`${upTo} ${oregon}`);
  expect(feeSentences({ ...told, authority }, 'OR', pages.law)).toBe(oregon);
});
