import * as fc from 'fast-check';
import { property } from '../property.fixture';
import { maxCount, readCount, type SigningDetails, signingCost, stepCount } from './calculator';
import type { PriceFacts } from './fees';

const legal = { state: 'Oregon' as const, law: 'a statute' };
const facts: PriceFacts = {
  town: 'Vetch',
  reach: 'priority',
  travel: 0,
  visit: { ...legal, first: 10, additional: 5 },
};
const answers = (documents: number, people: number): SigningDetails => ({
  documents,
  people,
  when: 'standard',
});

it('charges the first fee once, and the additional fee for each other person and document', () => {
  expect(signingCost(facts, answers(1, 1))).toEqual({ acts: 1, additional: 0, total: 10 });
  expect(signingCost(facts, answers(3, 2))).toEqual({ acts: 6, additional: 25, total: 35 });
});

const count = fc.integer({ min: 1, max: maxCount });
const cents = fc.nat(99_999);

property(
  'comes to what its parts come to in whole cents',
  fc.tuple(fc.array(cents, { minLength: 4, maxLength: 4 }), count, count, fc.boolean()),
  ([amounts, documents, people, isUrgent]) => {
    const [first = 0, additional = 0, travel = 0, priority = 0] = amounts;
    const [fee = 0, each = 0, drive = 0, rush = 0] = amounts.map((amount) => amount / 100);
    const visit = { ...legal, first: fee, additional: each };
    const charged = { ...facts, visit, travel: drive, priority: rush };
    const when = isUrgent ? 'priority' : 'standard';
    const all = first + (documents * people - 1) * additional + travel + (isUrgent ? priority : 0);
    const asked = { ...answers(documents, people), when } as const;
    expect(signingCost(charged, asked).total).toBe(all / 100);
  },
);

it('adds what is charged for travel, and for priority if it was asked for', () => {
  const urgent: SigningDetails = { ...answers(2, 1), when: 'priority' };
  const charged = { ...facts, travel: 20.1, priority: 15 };
  expect(signingCost(charged, answers(2, 1)).total).toBe(35.1);
  expect(signingCost(charged, urgent).total).toBe(50.1);
  expect(signingCost(facts, urgent).total).toBe(15);
  expect(signingCost({ ...charged, reach: 'standard' }, urgent).total).toBe(35.1);
});

it('reads whole numbers within the limits', () => {
  expect(['1', ' 7 ', '07', `${maxCount}`].map(readCount)).toEqual([1, 7, 7, maxCount]);
  const invalid = ['', '0', '-1', '2.5', '1e1', `${maxCount + 1}`, 'two', '3x', 'x3', '1234'];
  invalid.push('<b>2', '٢', '9'.repeat(99));
  expect(invalid.map(readCount)).toEqual(invalid.map(() => undefined));
});

property(
  'reads what was typed as a whole number within the limits, or not at all',
  fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.integer().map(String)),
  (typed) => {
    const read = readCount(typed);
    const stepped = [read ?? 1, stepCount(typed, 1), stepCount(typed, -1)];
    for (const one of stepped) {
      expect(Number.isInteger(one) && one >= 1 && one <= maxCount).toBe(true);
    }
    if (read !== undefined) expect(Number(typed)).toBe(read);
  },
);

it('counts up and down between the limits, and begins at 1 without a number', () => {
  expect([stepCount('2', 1), stepCount('2', -1)]).toEqual([3, 1]);
  expect([stepCount('1', -1), stepCount(`${maxCount}`, 1)]).toEqual([1, maxCount]);
  expect([stepCount('two', 1), stepCount('', -1), stepCount('500', -1)]).toEqual([1, 1, maxCount]);
  expect([stepCount(' 12\t', 1), stepCount('3x', 1), stepCount('x3', 1)]).toEqual([13, 1, 1]);
});
