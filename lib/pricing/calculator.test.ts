import * as fc from 'fast-check';
import { property } from '../property.fixture';
import { signingCost } from './calculator';

const count = fc.integer({ min: 1, max: 20 });
const cents = fc.nat(99_999);

property(
  'comes to what its parts come to in whole cents, with priority where it is asked for and can be kept',
  fc.record({
    amounts: fc.tuple(cents, cents, cents, fc.option(cents, { nil: 0 })),
    documents: count,
    people: count,
    when: fc.constantFrom('standard', 'priority'),
    reach: fc.constantFrom('priority', 'standard', 'agreed'),
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
