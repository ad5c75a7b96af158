import { testContent } from '../content/test-content.fixture';
import type { Business } from '../schema/business';
import { states } from '../states';
import { fill } from '../text';
import { townBySlug, townSurroundings } from '../towns/towns';
import { priceFacts } from './price-facts';
import { priceTerms } from './price-terms';

const { business: record, pages, towns } = testContent;
const copy = pages.price.calculator;
const authorities = {
  both: { states: ['ID', 'OR'], remote: ['ID'], online: true },
  bothRemote: { states: ['ID', 'OR'], remote: ['ID', 'OR'], online: true },
  idahoAlone: { states: ['ID'], remote: ['ID'], online: true },
  neverOnline: { states: ['ID'], remote: [], online: false },
} satisfies Record<string, Business['authority']>;

const untold: Business['prices'] = {
  ...record.prices,
  firstNotarization: { ID: null, OR: null, online: null },
  travel: null,
  priority: null,
};
const rushed = { ...record.times, priorityMiles: 30 };

function terms(
  slug: string,
  authority: Business['authority'] = authorities.both,
  { times = record.times, prices = untold }: Partial<Pick<Business, 'times' | 'prices'>> = {},
) {
  const town = townBySlug(towns, slug);
  const { miles } = townSurroundings(towns, record, town);
  return priceTerms(priceFacts({ ...record, authority, times, prices }, town, miles), copy);
}

const { ID, OR } = states;

it.each([
  ['alder-falls', 'Idaho', ID],
  ['bluestem', 'Oregon', OR],
])("in %s uses %s's limit if we are commissioned there", (slug, state, { cap }) => {
  expect(terms(slug).visit.rate).toEqual({
    state,
    law: cap.section,
    first: cap['in person'],
    further: 4,
  });
});

it("meets on the Idaho side at Idaho's fee without a commission in the state", () => {
  expect(terms('bluestem', authorities.idahoAlone).visit).toMatchObject({
    name: fill(copy.elsewhere.name, { town: 'Bluestem' }),
    travel: copy.elsewhere.travel,
    rate: { state: 'Idaho', first: ID.cap['in person'] },
  });
});

it.each([
  ['bluestem', 'bothRemote', 'Oregon', OR],
  ['bluestem', 'both', 'Idaho', ID],
  ['alder-falls', 'bothRemote', 'Idaho', ID],
] as const)('in %s with %s uses the remote fee of %s', (slug, authority, state, { cap }) => {
  const { online } = terms(slug, authorities[authority]);
  expect(online?.rate).toMatchObject({ state, first: cap.online });
});

it('has words of its own for an online session, where that is authorized', () => {
  expect(terms('alder-falls', authorities.neverOnline).online).toBeUndefined();
  expect(terms('alder-falls').online).toMatchObject({
    name: fill(copy.online.name, { town: 'Alder Falls' }),
    travel: copy.online.travel,
    sum: copy.online.sum,
    soon: { priority: copy.meanings.priorityOnline },
  });
});

it.each([
  ['sandry', 'standard'],
  ['mount-corbin', 'agreed'],
] as const)('promises no priority where the drive takes too long: %s, %s', (slug, usual) => {
  const { labels, meanings } = copy;
  const { visit, online } = terms(slug, authorities.both, { times: rushed });
  const { name: town } = townBySlug(towns, slug);
  expect(visit).toMatchObject({
    when: { standard: labels[usual], priority: fill(labels.tooFar, { town }) },
    soon: { standard: meanings[usual], priority: fill(meanings.tooFar, { town }) },
  });
  expect(online).toMatchObject({ when: { priority: labels.priority } });
});

it('promises priority where it can be kept', () => {
  const { standard, priority } = copy.labels;
  const { standard: usual, priority: rush } = copy.meanings;
  expect(terms('alder-falls').visit).toMatchObject({
    when: { standard, priority },
    soon: { standard: usual, priority: rush },
  });
});

const prices: Business['prices'] = {
  firstNotarization: { ID: 3, OR: 8, online: 2 },
  additionalNotarization: { ID: 2, OR: 6, online: 1 },
  travel: [
    { towns: ['quartz-ford'], price: 20 },
    { towns: ['sandry', 'bluestem'], price: 45 },
  ],
  priority: 15,
};
const priced = (slug: string) => terms(slug, authorities.both, { prices });

it('charges the prices that the owner has set, and says what the law would allow', () => {
  const { visit, online } = priced('bluestem');
  expect(visit.rate).toMatchObject({ first: 8, cap: OR.cap['in person'], further: 6 });
  expect(online?.rate).toMatchObject({ first: 2, cap: ID.cap.online, further: 1 });
  expect(online?.extras).toEqual({});
});

it('includes travel at the price of the town', () => {
  const { visit } = priced('sandry');
  expect(visit).toMatchObject({
    sum: copy.visit.sumWithTravel,
    travel: fill(copy.visit.travelPriced, { fee: '$45', town: 'Sandry' }),
    extras: { travel: 45 },
  });
  expect(priced('quartz-ford').visit.extras.travel).toBe(20);
});

it('quotes travel to a town without a price, and to the Idaho side', () => {
  const quoted = { sum: copy.visit.sum, extras: {} };
  expect(priced('mount-corbin').visit).toMatchObject(quoted);
  const { visit } = terms('bluestem', authorities.idahoAlone, { prices });
  expect(visit).toMatchObject({ ...quoted, travel: copy.elsewhere.travel });
});

it('charges for priority where it can be kept', () => {
  const { visit } = priced('alder-falls');
  expect(visit.soon.priority).toBe(fill(copy.meanings.priorityPriced, { fee: '$15' }));
  expect(visit.extras.priority).toBe(15);
  const far = terms('mount-corbin', authorities.both, { prices, times: rushed });
  expect(far.visit.extras.priority).toBeUndefined();
});
