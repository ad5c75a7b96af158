import { testContent } from '../content/test-content.fixture';
import type { StateCode } from '../states';
import { townBySlug } from '../towns/towns';
import { priceFacts, visitState } from './fees';

const { business, towns } = testContent;

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

it("meets a visitor in the town's state, or at home without its commission", () => {
  const authority = { ...business.authority, states: ['ID' as const] };
  expect(visitState(business, 'OR')).toBe('OR');
  expect(visitState({ authority }, 'OR')).toBe('ID');
});
