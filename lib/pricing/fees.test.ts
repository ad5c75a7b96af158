import { testContent } from '../content/test-content.fixture';
import type { StateCode } from '../states';
import { townBySlug } from '../towns/towns';
import { formatFee, priceFacts, rateOf, visitState } from './fees';

const { business, towns } = testContent;

const prices = {
  ...business.prices,
  firstNotarization: { ID: 4, OR: null, online: 3 },
  additionalNotarization: { ID: 2, OR: 9.5, online: 7.25 },
};

it.each([
  ['ID', 'in person', { state: 'Idaho', first: 4, cap: 5, additional: 2 }],
  ['OR', 'in person', { state: 'Oregon', first: 10, additional: 9.5 }],
  ['ID', 'online', { state: 'Idaho', first: 3, cap: 5, additional: 7.25 }],
] as const)('a notarization in %s, %s, costs its price, or at most the cap', (state, way, rate) => {
  const { law, ...rest } = rateOf({ prices }, state, way);
  expect(rest).toEqual(rate);
  expect(law).toMatch(state === 'ID' ? /^Idaho Code 51-/ : /^ORS /);
});

it('says a price, and a cap as what it is', () => {
  expect(formatFee({ first: 4.5, cap: 5 })).toBe('$4.50');
  expect(formatFee({ first: 10 })).toBe('up to $10');
});

it.each<[string, string, StateCode[], number | undefined]>([
  ['with its price for travel', 'vetch', ['ID', 'OR'], 20],
  ['unless travel there has no price', 'larkin', ['ID', 'OR'], undefined],
  ['unless we may not notarize there', 'vetch', ['ID'], undefined],
])('calculates the fees of a town, %s', (_when, slug, states, travel) => {
  const owner = {
    ...business,
    authority: { ...business.authority, states },
    prices: { ...business.prices, travel: [{ price: 20, towns: ['vetch'] }] },
  };
  expect(priceFacts(owner, townBySlug(towns, slug), 5)?.travel).toBe(travel);
});

it.each([15, null])('says what is known of a priority visit at %p dollars', (priority) => {
  const travel = [{ price: 20, towns: ['vetch'] }];
  const owner = { ...business, prices: { ...prices, priority, travel } };
  const facts = priceFacts(owner, townBySlug(towns, 'vetch'), 5);
  expect(facts).toMatchObject({ town: 'Vetch', visit: rateOf(owner, 'OR') });
  expect([facts?.priority, 'priority' in Object(facts)]).toEqual([
    priority ?? undefined,
    !!priority,
  ]);
});

it("meets a visitor in the town's state, or at home without its commission", () => {
  const authority = { ...business.authority, states: ['ID' as const] };
  expect(visitState(business, 'OR')).toBe('OR');
  expect(visitState({ authority }, 'OR')).toBe('ID');
});
