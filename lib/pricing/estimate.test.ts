import * as fc from 'fast-check';
import { inquiryWords as message } from '#words/inquiry';
import { testContent } from '../content/test-content.fixture';
import { law } from '../law.fixture';
import { fill } from '../text';
import { townBySlug } from '../towns/towns';
import { estimate, feeLines, quote } from './estimate';
import type { SigningDetails } from './price';
import { type PriceFacts, priceFacts } from './price-facts';
import { priceTerms } from './price-terms';

const { business, pages, towns } = testContent;
const copy = pages.price.calculator;

const capped = { state: 'Idaho', law: 'a statute', first: 5, further: 2 };
const facts: PriceFacts = { town: 'Larkin', reach: 'priority', visit: capped, online: capped };
const one: SigningDetails = { documents: 1, people: 1, when: 'standard', how: 'in-person' };
const urgent: SigningDetails = { ...one, documents: 2, people: 3, when: 'priority' };
const online: SigningDetails = { ...one, how: 'online' };

const upTo = (amount: string) => fill(copy.total, { amount });
const plusTravel = (total: string) => fill(message.estimate, { total });
const inAll = (total: string) => fill(message.estimateInAll, { total });
const { when, online: place } = message;
const counted = (documents: string, people: string) => ({
  town: fill(message.town, { town: 'Larkin' }),
  signing: fill(message.signing, { documents, people }),
});
const single = counted('1 document', '1 person');
const several = counted('2 documents', '3 people');
const far: PriceFacts = { ...facts, reach: 'agreed' };

it.each([
  ['one document', facts, one, { ...single, estimate: plusTravel(upTo('$5')) }],
  ['several, urgent', facts, urgent, { ...several, estimate: plusTravel(upTo('$15')), when }],
  ['an urgent one far away', far, urgent, { ...several, estimate: plusTravel(upTo('$15')), when }],
  [
    'travel with a price',
    { ...facts, travel: 20 },
    one,
    { ...single, estimate: inAll(upTo('$25')) },
  ],
  ['a session by video', facts, online, { ...single, estimate: inAll(upTo('$5')), place }],
])('tells the message of %s', (_what, known, answers, told) => {
  expect(estimate(known, answers, copy, message)).toEqual(told);
});

it('is of a visit where nothing is done online', () => {
  const authority = { states: ['ID' as const], remote: [], online: false };
  const known = priceFacts({ ...business, authority }, townBySlug(towns, 'vetch'), 40);
  expect(estimate(known, online, copy, message)).not.toHaveProperty('place');
});

it('has the total, line by line, with travel last', () => {
  const { visit } = priceTerms({ ...facts, visit: { ...capped, cap: 10 } }, copy);
  expect(quote(visit, urgent, copy)).toMatchObject({
    total: '$15',
    counts: '2 documents, 3 signers',
    acts: '6 notarizations',
    lines: [...feeLines(visit.rate, urgent, copy), { name: 'Travel', words: copy.visit.travel }],
  });
});

const amount = fc.nat(9999).map((cents) => cents / 100);
const gap = <Name extends string>(name: Name) => [{ name }] as const;
/** Each line says its amount alone. */
const figures = { firstCap: gap('fee'), firstPrice: gap('fee'), furtherActs: gap('fee') };
const plain = { ...copy, ...figures, total: gap('amount') };

law(
  'has the total that its lines add up to, and tells the message the same one',
  fc.record({
    first: amount,
    further: amount,
    travel: fc.option(amount, { nil: undefined }),
    cap: fc.option(fc.constant(100), { nil: undefined }),
    documents: fc.integer({ min: 1, max: 20 }),
    people: fc.integer({ min: 1, max: 20 }),
  }),
  ({ first, further, travel, cap, documents, people }) => {
    const rate = { ...capped, first, further, ...(cap && { cap }) };
    const known = { ...facts, visit: rate, ...(travel !== undefined && { travel }) };
    const answers = { ...one, documents, people };
    const { total } = quote(priceTerms(known, plain).visit, answers, plain);
    const fees = feeLines(rate, answers, plain).map(({ words }) => Number(words.slice(1)));
    const all = fees.reduce((sum, fee) => sum + fee, travel ?? 0);
    expect(Number(total.slice(1))).toBeCloseTo(all, 5);
    expect(estimate(known, answers, plain, message).estimate).toContain(total);
  },
);
