import { testContent } from '../content/test-content.fixture';
import type { StateCode } from '../states';
import { townBySlug } from '../towns/towns';
import { priceFacts, sampleVisits } from './fees';

const { business, towns } = testContent;

const samples = (states: StateCode[], travel: typeof business.prices.travel) =>
  sampleVisits(
    {
      ...business,
      authority: { ...business.authority, states },
      prices: {
        ...business.prices,
        firstNotarization: { ID: 3, OR: null, online: null },
        travel,
      },
    },
    towns,
  ).map(({ town, total }) => `${town} ${total}`);

const near = { price: 20, towns: ['alder-falls', 'larkin', 'sandry'] };
const across = { price: 45.5, towns: ['vetch', 'thornby'] };

it.each([
  [
    'one of each price first',
    ['ID', 'OR'] as StateCode[],
    ['Alder Falls $23', 'Vetch up to $55.50', 'Larkin $23'],
  ],
  [
    'none where we may not go',
    ['ID'] as StateCode[],
    ['Alder Falls $23', 'Larkin $23', 'Thornby $48.50'],
  ],
])('has three sample visits, %s', (_what, states, visits) => {
  expect(samples(states, [near, across])).toEqual(visits);
});

it('has no sample visits without prices for travel', () => {
  expect(samples(['ID', 'OR'], null)).toEqual([]);
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
