import { testContent } from '../content/test-content.fixture';
import type { Business } from '../schema/business';
import { states } from '../states';
import { fill } from '../text';
import { townBySlug, townSurroundings } from '../towns/towns';
import { priceFacts } from './price-facts';
import { priceTerms } from './price-terms';

const { business: record, pages, towns } = testContent;
const copy = pages.price.calculator;
const both: ('ID' | 'OR')[] = ['ID', 'OR'];
const authorities = {
  both: { states: both, remote: ['ID' as const], online: true },
  bothRemote: { states: both, remote: both, online: true },
  idahoAlone: { states: ['ID' as const], remote: ['ID' as const], online: true },
  neverOnline: { states: ['ID' as const], remote: [], online: false },
};

const untold: Business['prices'] = {
  ...record.prices,
  firstNotarization: { ID: null, OR: null, online: null },
  travel: null,
  priority: null,
};

function terms(
  slug: string,
  authority: Business['authority'],
  { times = record.times, prices = untold }: Partial<Pick<Business, 'times' | 'prices'>> = {},
) {
  const town = townBySlug(towns, slug);
  const { miles } = townSurroundings(towns, record, town);
  return priceTerms(priceFacts({ ...record, authority, times, prices }, town, miles), copy);
}

const { ID, OR } = states;

it("uses the limit of the town's state if we are commissioned there", () => {
  expect(terms('alder-falls', authorities.both).visit.rate).toEqual({
    state: 'Idaho',
    law: ID.cap.section,
    first: ID.cap['in person'],
    further: 4,
  });
  expect(terms('bluestem', authorities.both).visit.rate).toEqual({
    state: 'Oregon',
    law: OR.cap.section,
    first: OR.cap['in person'],
    further: 4,
  });
});

it("meets on the Idaho side at Idaho's fee without a commission in the state", () => {
  const { visit } = terms('bluestem', authorities.idahoAlone);
  expect(visit).toMatchObject({
    name: fill(copy.elsewhere.name, { town: 'Bluestem' }),
    travel: copy.elsewhere.travel,
    rate: { state: 'Idaho', first: ID.cap['in person'] },
  });
});

it('uses the remote fee of a state only with the authorization of that state', () => {
  expect(terms('bluestem', authorities.bothRemote).online?.rate).toMatchObject({
    state: 'Oregon',
    first: OR.cap.online,
  });
  expect(terms('bluestem', authorities.both).online?.rate).toMatchObject({
    state: 'Idaho',
    first: ID.cap.online,
  });
  expect(terms('alder-falls', authorities.bothRemote).online?.rate.state).toBe('Idaho');
});

it('offers nothing online without an authorization to notarize online', () => {
  expect(terms('alder-falls', authorities.neverOnline).online).toBeUndefined();
});

it('has words of its own for an online session', () => {
  const { online } = terms('alder-falls', authorities.both);
  expect(online).toMatchObject({
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
  const times = { ...record.times, priorityHours: 2 };
  const { visit, online } = terms(slug, authorities.both, { times });
  const { name: town } = townBySlug(towns, slug);
  expect(visit).toMatchObject({
    when: { standard: labels[usual], priority: fill(labels.tooFar, { town }) },
    soon: { standard: meanings[usual], priority: fill(meanings.tooFar, { town }) },
  });
  expect(online).toMatchObject({ when: { priority: labels.priority } });
});

it('promises priority where it can be kept', () => {
  const { labels, meanings } = copy;
  expect(terms('alder-falls', authorities.both).visit).toMatchObject({
    when: { standard: labels.standard, priority: labels.priority },
    soon: { standard: meanings.standard, priority: meanings.priority },
  });
});

describe('with prices the owner has set', () => {
  const prices: Business['prices'] = {
    firstNotarization: { ID: 3, OR: 8, online: 2 },
    additionalNotarization: { ID: 2, OR: 6, online: 1 },
    travel: [
      { towns: ['quartz-ford'], price: 20 },
      { towns: ['sandry', 'bluestem'], price: 45 },
    ],
    priority: 15,
  };

  it('charges them, and says what the law would allow', () => {
    const { visit, online } = terms('bluestem', authorities.both, { prices });
    expect(visit.rate).toMatchObject({ first: 8, cap: OR.cap['in person'], further: 6 });
    expect(online?.rate).toMatchObject({ first: 2, cap: ID.cap.online, further: 1 });
    expect(online?.extras).toEqual({});
  });

  it('includes travel at the price of the town', () => {
    const { visit } = terms('sandry', authorities.both, { prices });
    expect(visit).toMatchObject({
      sum: copy.visit.sumWithTravel,
      travel: fill(copy.visit.travelPriced, { fee: '$45', town: 'Sandry' }),
      extras: { travel: 45 },
    });
    expect(terms('quartz-ford', authorities.both, { prices }).visit.extras.travel).toBe(20);
  });

  it('quotes travel to a town without a price, and to the Idaho side', () => {
    const quoted = { sum: copy.visit.sum, extras: {} };
    expect(terms('mount-corbin', authorities.both, { prices }).visit).toMatchObject(quoted);
    const { visit } = terms('bluestem', authorities.idahoAlone, { prices });
    expect(visit).toMatchObject({ ...quoted, travel: copy.elsewhere.travel });
  });

  it('charges for priority where it can be kept', () => {
    const { visit } = terms('alder-falls', authorities.both, { prices });
    expect(visit.soon.priority).toBe(fill(copy.meanings.priorityPriced, { fee: '$15' }));
    expect(visit.extras.priority).toBe(15);
    const times = { ...record.times, priorityHours: 2 };
    expect(
      terms('mount-corbin', authorities.both, { prices, times }).visit.extras.priority,
    ).toBeUndefined();
  });
});
