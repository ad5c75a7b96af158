import { testContent } from '../content/test-content.fixture';
import type { Business } from '../schema/business';
import { states } from '../states';
import { fill } from '../text';
import { townBySlug, townSurroundings } from '../towns/towns';
import { visitTerms } from './calculator-words';
import { priceFacts } from './fees';

const { business: record, pages, towns } = testContent;
const copy = pages.price.calculator;

const untold: Business['prices'] = {
  ...record.prices,
  firstNotarization: { ...record.prices.firstNotarization, ID: null, OR: null, online: null },
  travel: [{ towns: towns.map(({ slug }) => slug), price: 45 }],
  priority: null,
};
const rushed = { ...record.times, priorityMiles: 30 };

function factsIn(
  slug: string,
  { times = record.times, prices = untold }: Partial<Pick<Business, 'times' | 'prices'>> = {},
) {
  const town = townBySlug(towns, slug);
  const { miles } = townSurroundings(towns, record, town);
  const facts = priceFacts({ ...record, times, prices }, town, miles);
  if (!facts) throw new Error('expected a price for travel');
  return facts;
}

const visitIn = (...about: Parameters<typeof factsIn>) => visitTerms(factsIn(...about), copy);

const { ID, OR } = states;

it.each([
  ['alder-falls', 'Idaho', ID],
  ['bluestem', 'Oregon', OR],
])("in %s uses %s's limit if we are commissioned there", (slug, state, { cap }) => {
  expect(factsIn(slug).visit).toEqual({
    state,
    law: cap.section,
    first: cap['in person'],
    additional: 4,
  });
});

it.each([
  ['sandry', 'standard'],
  ['mount-corbin', 'agreed'],
] as const)('promises no priority where the drive takes too long: %s, %s', (slug, usual) => {
  const { labels, meanings } = copy;
  const visit = visitIn(slug, { times: rushed });
  const { name: town } = townBySlug(towns, slug);
  expect(visit).toMatchObject({
    when: { standard: labels[usual], priority: fill(labels.tooFar, { town }) },
    soon: { standard: meanings[usual], priority: fill(meanings.tooFar, { town }) },
  });
});

it('promises priority where it can be kept', () => {
  const { standard, priority } = copy.labels;
  const { standard: usual, priority: rush } = copy.meanings;
  expect(visitIn('alder-falls')).toMatchObject({
    when: { standard, priority },
    soon: { standard: usual, priority: rush },
  });
});

it('names the price of priority', () => {
  const prices = { ...untold, priority: 15 };
  const { priorityPriced } = copy.meanings;
  expect(visitIn('alder-falls', { prices }).soon.priority).toBe(
    fill(priorityPriced, { fee: '$15' }),
  );
});
