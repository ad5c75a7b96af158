import { testContent } from '../content/test-content.fixture';
import type { Business } from '../schema/business';
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

function terms(slug: string, authority: Business['authority']) {
  const town = townBySlug(towns, slug);
  const { homeTown, miles } = townSurroundings(towns, record, town);
  return priceTerms(priceFacts({ ...record, authority }, homeTown, town, miles), copy);
}

const { ID, OR } = record.law;

it("uses the fee of the town's state if we are commissioned there", () => {
  expect(terms('alder-falls', authorities.both).visit.rate).toEqual({
    state: ID.name,
    law: ID.feeSource,
    first: ID.highestFee,
    further: 4,
  });
  expect(terms('bluestem', authorities.both).visit.rate).toEqual({
    state: OR.name,
    law: OR.feeSource,
    first: OR.highestFee,
    further: 4,
  });
});

it("meets on the Idaho side at Idaho's fee without a commission of the state", () => {
  const { visit } = terms('bluestem', authorities.idahoAlone);
  expect(visit).toMatchObject({
    name: fill(copy.elsewhere.name, { town: 'Bluestem' }),
    where: fill(copy.elsewhere.where, { town: 'Bluestem' }),
    travel: expect.stringContaining(fill(copy.elsewhere.travel, { start: '' })),
    rate: { state: ID.name, first: ID.highestFee },
  });
});

it('uses the remote fee of a state only with the authorization of that state', () => {
  expect(terms('bluestem', authorities.bothRemote).online?.rate).toMatchObject({
    state: OR.name,
    first: OR.highestRemoteFee,
  });
  expect(terms('bluestem', authorities.both).online?.rate).toMatchObject({
    state: ID.name,
    first: ID.highestFee,
  });
  expect(terms('alder-falls', authorities.bothRemote).online?.rate.state).toBe(ID.name);
});

it('offers nothing online without an authorization for remote acts', () => {
  expect(terms('alder-falls', authorities.neverOnline).online).toBeUndefined();
});

it('says how far it is, except where we start from', () => {
  const start = fill(copy.start.otherTown, {
    town: 'Alder Falls',
    miles: '20 miles',
    homeTown: 'Quartz Ford',
  });
  const { travel } = terms('alder-falls', authorities.both).visit;
  expect(travel).toBe(fill(copy.visit.travel, { start }));
  expect(terms(record.home.town, authorities.both).visit.travel).toBe(
    fill(copy.visit.travel, { start: fill(copy.start.homeTown, { town: 'Quartz Ford' }) }),
  );
});

it('has words of its own for an online session', () => {
  const { online } = terms('alder-falls', authorities.both);
  expect(online).toMatchObject({
    name: fill(copy.online.name, { town: 'Alder Falls' }),
    where: fill(copy.online.where, { town: 'Alder Falls' }),
    travel: fill(copy.online.travel, { start: '' }),
    sum: copy.online.sum,
    soon: { priority: copy.meanings.priorityOnline },
  });
});

it('does not promise priority if the drive takes too long', () => {
  const { labels, meanings } = copy;
  const { visit } = terms('alder-falls', authorities.both);
  expect(visit).toMatchObject({
    when: { standard: labels.standard, priority: labels.priority },
    soon: { standard: meanings.standard, priority: meanings.priority },
    keepsPriority: true,
  });
  const far = terms('mount-corbin', authorities.both);
  expect(far.visit).toMatchObject({
    when: { priority: fill(labels.tooFar, { town: 'Mount Corbin' }) },
    soon: { priority: fill(meanings.tooFar, { town: 'Mount Corbin' }) },
    keepsPriority: false,
  });
  expect(far.online).toMatchObject({ when: { priority: labels.priority }, keepsPriority: true });
});
