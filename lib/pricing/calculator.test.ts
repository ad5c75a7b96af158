import * as fc from 'fast-check';
import { asSoonAsPossible } from '../contact/inquiry';
import { testContent } from '../content/test-content.fixture';
import { property } from '../property.fixture';
import { fill } from '../text/templates';
import { estimate, quote, type SigningDetails, signingCost, visitTerms } from './calculator';
import type { PriceFacts } from './fees';

const copy = testContent.pages.price.calculator;
const { labels, meanings } = copy;
const capped = { state: 'Idaho' as const, law: 'a statute', first: 5, additional: 2 };
const facts: PriceFacts = { town: 'Larkin', reach: 'priority', travel: 20, visit: capped };
const one: SigningDetails = { documents: 1, people: 1, when: 'standard' };
const urgent: SigningDetails = { documents: 2, people: 3, when: 'priority' };

const town = { town: 'Larkin' };
const tooFar = [fill(labels.tooFar, town), fill(meanings.tooFar, town)];

it.each<[Partial<PriceFacts>, standard: string[], priority: string[]]>([
  [{}, [labels.standard, meanings.standard], [labels.priority, meanings.priority]],
  [
    { priority: 15 },
    [labels.standard, meanings.standard],
    [labels.priority, fill(meanings.priorityPriced, { fee: '$15' })],
  ],
  [{ reach: 'standard' }, [labels.standard, meanings.standard], tooFar],
  [{ reach: 'far', priority: 15 }, [labels.far, meanings.far], tooFar],
])('promises priority only where it can be kept: %j', (known, standard, priority) => {
  const { when, soon } = visitTerms({ ...facts, ...known }, copy);
  expect([when.standard, soon.standard]).toEqual(standard);
  expect([when.priority, soon.priority]).toEqual(priority);
});

const inAll = (amount: string) => `Your website figured up to ${amount}.`;
const inLarkin = "I'm in Larkin.";
const single = { town: inLarkin, signing: '1 document, 1 person signing.' };
const several = { town: inLarkin, signing: '2 documents, 3 people signing.' };

it.each([
  ['one document', one, { ...single, estimate: inAll('$25') }],
  ['several, urgent', urgent, { ...several, estimate: inAll('$35'), when: asSoonAsPossible }],
])('tells the message of %s', (_what, answers, told) => {
  expect(estimate(facts, answers)).toEqual(told);
});

const first = { name: 'First notarization', words: '$5, the most Idaho allows (a statute)' };
const priced = { name: 'First notarization', words: '$5; Idaho allows up to $10 (a statute)' };
const additional = (count: number, words: string) => ({ name: `${count} additional`, words });

it.each([
  ['a single notarization', {}, one, [first]],
  ['two', {}, { ...one, people: 2 }, [first, additional(1, '$2')]],
  ['what each costs', {}, urgent, [first, additional(5, '$10, at $2 each')]],
  ['the cap, too', { cap: 10 }, one, [priced]],
])('has a line for each part, with travel last: %s', (_what, cap, answers, lines) => {
  const known = { ...facts, visit: { ...capped, ...cap } };
  const travel = { name: 'Travel', words: '$20 to Larkin' };
  expect(quote(known, answers).lines).toEqual([...lines, travel]);
});

it('says what the total is for, and "up to" while the owner has set no price', () => {
  const counted = { counts: '2 documents, 3 signers', acts: '6 notarizations' };
  expect(quote(facts, urgent)).toMatchObject({ ...counted, total: 'up to $35' });
  const known = { ...facts, visit: { ...capped, cap: 10 } };
  expect(quote(known, urgent)).toMatchObject({ ...counted, total: '$35' });
});

const amount = fc.nat(9999).map((cents) => cents / 100);
/** The first amount that a text names. */
const amountIn = (words: string) => Number(/\$([\d.]+)/.exec(words)?.[1]);

property(
  'has the total that its lines add up to, and tells the message the same one',
  fc.record({
    first: amount,
    additional: amount,
    travel: amount,
    cap: fc.option(fc.constant(100), { nil: undefined }),
    documents: fc.integer({ min: 1, max: 20 }),
    people: fc.integer({ min: 1, max: 20 }),
  }),
  ({ first, additional, travel, cap, documents, people }) => {
    const rate = { ...capped, first, additional, ...(cap && { cap }) };
    const answers = { ...one, documents, people };
    const known = { ...facts, visit: rate, travel };
    const { total, lines } = quote(known, answers);
    const all = lines.reduce((sum, { words }) => sum + amountIn(words), 0);
    expect(amountIn(total)).toBeCloseTo(all, 5);
    expect(estimate(known, answers).estimate).toContain(total);
  },
);

const count = fc.integer({ min: 1, max: 20 });
const cents = fc.nat(99_999);

property(
  'comes to what its parts come to in whole cents, with priority where it is asked for and can be kept',
  fc.record({
    amounts: fc.tuple(cents, cents, cents, fc.option(cents, { nil: 0 })),
    documents: count,
    people: count,
    when: fc.constantFrom('standard', 'priority'),
    reach: fc.constantFrom('priority', 'standard', 'far'),
  }),
  ({ amounts, documents, people, when, reach }) => {
    const [first, additional, travel, rush] = amounts;
    const visit = {
      state: 'Oregon',
      law: '',
      first: first / 100,
      additional: additional / 100,
    } as const;
    const priority = rush > 0 && { priority: rush / 100 };
    const facts = { town: 'Vetch', reach, travel: travel / 100, visit, ...priority };
    const acts = documents * people;
    const extra = when === 'priority' && reach === 'priority' ? rush : 0;
    expect(signingCost(facts, { documents, people, when })).toEqual({
      acts,
      additional: ((acts - 1) * additional) / 100,
      total: (first + (acts - 1) * additional + travel + extra) / 100,
    });
  },
);
