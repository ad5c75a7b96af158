import { testContent } from '../content/test-content.fixture';
import type { Business } from '../schema/business';
import { states } from '../states';
import { fill } from '../text';
import { townBySlug, townSurroundings } from '../towns/towns';
import { onlineOption, visitOption } from './calculator-words';
import { priceFacts } from './fees';

const { business: record, pages, towns } = testContent;
const aboutOnline = { place: 'I sign on a screen.' };
const copy = { ...pages.price.calculator, aboutOnline };
const authorities = {
  both: { states: ['ID', 'OR'], remote: ['ID'], online: true },
  bothRemote: { states: ['ID', 'OR'], remote: ['ID', 'OR'], online: true },
  neverOnline: { states: ['ID'], remote: [], online: false },
} satisfies Record<string, Business['authority']>;

const untold: Business['prices'] = {
  ...record.prices,
  firstNotarization: { ...record.prices.firstNotarization, ID: null, OR: null, online: null },
  travel: [{ towns: towns.map(({ slug }) => slug), price: 45 }],
  priority: null,
};
const rushed = { ...record.times, priorityMiles: 30 };

function options(
  slug: string,
  authority: Business['authority'] = authorities.both,
  { times = record.times, prices = untold }: Partial<Pick<Business, 'times' | 'prices'>> = {},
) {
  const town = townBySlug(towns, slug);
  const { miles } = townSurroundings(towns, record, town);
  const facts = priceFacts({ ...record, authority, times, prices }, town, miles);
  if (!facts) throw new Error('expected a price for travel');
  return { visit: visitOption(facts, copy), online: onlineOption(facts, copy) };
}

const { ID, OR } = states;

it.each([
  ['alder-falls', 'Idaho', ID],
  ['bluestem', 'Oregon', OR],
])("in %s uses %s's limit if we are commissioned there", (slug, state, { cap }) => {
  expect(options(slug).visit.rate).toEqual({
    state,
    law: cap.section,
    first: cap['in person'],
    additional: 4,
  });
});

it.each([
  ['bluestem', 'bothRemote', 'Oregon', OR],
  ['bluestem', 'both', 'Idaho', ID],
  ['alder-falls', 'bothRemote', 'Idaho', ID],
] as const)('in %s with %s uses the remote fee of %s', (slug, authority, state, { cap }) => {
  const { online } = options(slug, authorities[authority]);
  expect(online?.rate).toMatchObject({ state, first: cap.online });
});

it('has words of its own for an online session, where that is authorized', () => {
  expect(options('alder-falls', authorities.neverOnline).online).toBeUndefined();
  const { visit, online } = options('alder-falls');
  expect(visit).toMatchObject({ name: 'In person, in Alder Falls', travel: '$45 to Alder Falls' });
  expect(visit.about).toBeUndefined();
  expect(online).toMatchObject({
    name: 'Online, by live video',
    about: aboutOnline,
    travel: copy.travelOnline,
    soon: { priority: copy.meanings.priorityOnline },
  });
  expect(online?.sum('2 acts')).toBe('for 2 acts, no travel fee');
});

it.each([
  ['sandry', 'standard'],
  ['mount-corbin', 'agreed'],
] as const)('promises no priority where the drive takes too long: %s, %s', (slug, usual) => {
  const { labels, meanings } = copy;
  const { visit, online } = options(slug, authorities.both, { times: rushed });
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
  expect(options('alder-falls').visit).toMatchObject({
    when: { standard, priority },
    soon: { standard: usual, priority: rush },
  });
});

const prices: Business['prices'] = {
  firstNotarization: { ...untold.firstNotarization, ID: 3, OR: 8, online: 2 },
  additionalNotarization: { ...untold.additionalNotarization, ID: 2, OR: 6, online: 1 },
  travel: [
    { towns: ['quartz-ford'], price: 20 },
    { towns: ['alder-falls', 'bluestem', 'mount-corbin', 'sandry'], price: 45 },
  ],
  priority: 15,
};
const priced = (slug: string) => options(slug, authorities.both, { prices });

it('charges the prices that the owner has set, and says what the law would allow', () => {
  const { visit, online } = priced('bluestem');
  expect(visit.rate).toMatchObject({ first: 8, cap: OR.cap['in person'], additional: 6 });
  expect(online?.rate).toMatchObject({ first: 2, cap: ID.cap.online, additional: 1 });
  expect(online?.extras).toEqual({});
});

it('includes travel at the price of the town', () => {
  const { visit } = priced('sandry');
  expect(visit).toMatchObject({ extras: { travel: 45 }, travel: '$45 to Sandry' });
  expect(visit.sum('2 acts')).toBe('for 2 acts and travel');
  expect(priced('quartz-ford').visit.extras.travel).toBe(20);
});

it('charges for priority where it can be kept', () => {
  const { visit } = priced('alder-falls');
  expect(visit.soon.priority).toBe(fill(copy.meanings.priorityPriced, { fee: '$15' }));
  expect(visit.extras.priority).toBe(15);
  const far = options('mount-corbin', authorities.both, { prices, times: rushed });
  expect(far.visit.extras.priority).toBeUndefined();
});
