import { testContent } from '../content/test-content.fixture';
import { fill } from '../text';
import { townBySlug } from '../towns/towns';
import { estimate, feeLines, quote } from './estimate';
import type { SigningDetails } from './price';
import { type PriceFacts, priceFacts } from './price-facts';
import { priceTerms } from './price-terms';

const { business, pages, towns } = testContent;
const { price, inquiry } = pages;
const copy = price.calculator;

const capped = { state: 'Idaho', law: 'a statute', first: 5, further: 2 };
const facts: PriceFacts = { town: 'Larkin', reach: 'priority', visit: capped, online: capped };
const one: SigningDetails = { documents: 1, people: 1, when: 'standard', how: 'in-person' };
const urgent: SigningDetails = { ...one, documents: 2, people: 3, when: 'priority' };
const online: SigningDetails = { ...one, how: 'online' };

const upTo = (amount: string) => fill(copy.total, { amount });
const plusTravel = (total: string) => fill(inquiry.plusTravel, { total });
const fees = '(First notarization $5)';
const [soonest] = inquiry.choices.when;

const several = {
  signing: '2 documents, 3 signers, 6 notarizations',
  estimate: `${plusTravel(upTo('$15'))} (First notarization $5, 5 additional $10)`,
  when: soonest,
};
const place = fill(copy.online.name, { town: 'Larkin' });

it.each([
  ['one document', facts, one, { estimate: `${plusTravel(upTo('$5'))} ${fees}` }],
  ['several, urgent', facts, urgent, several],
  ['travel with a price', { ...facts, travel: 20 }, one, { estimate: `${upTo('$25')} ${fees}` }],
  ['a session by video', facts, online, { estimate: `${upTo('$5')} ${fees}`, place }],
])('tells the message of %s', (_what, known, answers, told) => {
  const signing = '1 document, 1 signer, 1 notarization';
  const expected = { town: 'Larkin, Idaho', signing, ...told };
  expect(estimate(known, answers, copy, inquiry)).toEqual(expected);
});

it('promises no priority where the drive takes too long, but does online', () => {
  const far: PriceFacts = { ...facts, reach: 'agreed' };
  expect(estimate(far, urgent, copy, inquiry)).not.toHaveProperty('when');
  expect(estimate(far, { ...urgent, how: 'online' }, copy, inquiry).when).toBe(soonest);
});

it('is of a visit where nothing is done online, and names the state of the town', () => {
  const authority = { states: ['ID' as const], remote: [], online: false };
  const known = priceFacts({ ...business, authority }, townBySlug(towns, 'vetch'), 40);
  const told = estimate(known, online, copy, inquiry);
  expect(told).toMatchObject({ town: 'Vetch, Oregon' });
  expect(told).not.toHaveProperty('place');
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
