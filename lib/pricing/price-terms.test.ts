import { testContent } from '../content/test-content.fixture';
import type { Business } from '../schema/business';
import { townBySlug, townSurroundings } from '../towns/towns';
import { priceFacts } from './price-facts';
import { priceTerms } from './price-terms';

const { business: record, towns } = testContent;
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
  return priceTerms(priceFacts({ ...record, authority }, homeTown, town, miles));
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
    name: 'In person, on the Idaho side',
    where: 'for Bluestem, on the Idaho side',
    rate: { state: ID.name, first: ID.highestFee },
  });
  expect(visit.travel).toMatch(/^By distance to where we meet, agreed before the trip\./);
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

it('names the straight-line distance and no price for the trip', () => {
  const { travel, beside } = terms('alder-falls', authorities.both).visit;
  expect(travel).toBe(
    'By distance, agreed before the trip. Alder Falls is 20 miles from Quartz Ford in a straight line.',
  );
  expect(`${travel} ${beside}`).not.toContain('$');
  expect(terms(record.home.town, authorities.both).visit.travel).toContain(
    'is where we start from.',
  );
});

it('has no trip online', () => {
  const { online } = terms('alder-falls', authorities.both);
  expect(online).toMatchObject({
    beside: 'and no trip to pay for',
    travel: 'None: nobody travels.',
  });
  expect(online?.soon.priority).toBe(
    'Within 3 hours, when available. The notarial fees stay the same.',
  );
});

it('has no price for priority, and does not promise it if the drive takes too long', () => {
  const { visit } = terms('alder-falls', authorities.both);
  expect(visit.when).toEqual({
    standard: 'Standard: typically within 36-72 hours',
    priority: 'Priority: within 3 hours, when available',
  });
  expect(visit.soon.standard).toBe('Typically within 36-72 hours of your call.');
  expect(visit.soon.priority).toMatch(/^Within 3 hours, when available\. .*fees stay the same\.$/);
  expect(visit.soon.priority).not.toContain('$');
  const far = terms('mount-corbin', authorities.both);
  expect([visit.keepsPriority, far.visit.keepsPriority]).toEqual([true, false]);
  expect(far.visit.when.priority).toBe('Priority: not in Mount Corbin, too far');
  expect(far.visit.soon.priority).toBe(
    'Mount Corbin is too far for us to keep 3 hours. Typically within 36-72 hours of your call.',
  );
  expect(far.online?.when.priority).toBe('Priority: within 3 hours, when available');
});
