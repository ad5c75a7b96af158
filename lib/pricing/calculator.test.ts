import * as fc from 'fast-check';
import { property } from '../property.fixture';
import { type SigningDetails, signingCost } from './calculator';
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

const count = fc.integer({ min: 1, max: 20 });
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
