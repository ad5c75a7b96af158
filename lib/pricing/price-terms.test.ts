import { readContent } from '../content/read-content';
import type { Business } from '../schema/business';
import { formatMiles } from '../towns/distance';
import { townBySlug, townSurroundings } from '../towns/towns';
import { priceFacts } from './price-facts';
import { priceTerms } from './price-terms';

const { business: record, towns } = readContent(process.cwd());
const records = {
  ...record,
  prices: { additionalNotarization: 5 },
  times: { ...record.times, priorityHours: 2, standardHours: [24, 48] as [number, number] },
};
const both: ('ID' | 'OR')[] = ['ID', 'OR'];
const authorities = {
  both: { states: both, remote: ['ID' as const], online: true },
  bothRemote: { states: both, remote: both, online: true },
  idahoAlone: { states: ['ID' as const], remote: ['ID' as const], online: true },
  neverOnline: { states: ['ID' as const], remote: [], online: false },
};

function terms(slug: string, authority: Business['authority'], change: { miles?: number } = {}) {
  const town = townBySlug(towns, slug);
  const { homeTown, miles } = townSurroundings(towns, record, town);
  return priceTerms(priceFacts({ ...records, authority }, homeTown, town, change.miles ?? miles));
}

const { ID, OR } = record.law;

it("uses the fee of the town's state if we are commissioned there", () => {
  expect(terms('boise', authorities.both).visit.rate).toEqual({
    state: ID.name,
    law: ID.feeSource,
    first: ID.highestFee,
    further: 5,
  });
  expect(terms('ontario', authorities.both).visit.rate).toEqual({
    state: OR.name,
    law: OR.feeSource,
    first: OR.highestFee,
    further: 5,
  });
});

it("meets on the Idaho side at Idaho's fee without a commission of the state", () => {
  const { visit } = terms('ontario', authorities.idahoAlone);
  expect(visit).toMatchObject({
    name: 'In person, on the Idaho side',
    where: 'for Ontario, on the Idaho side',
    rate: { state: ID.name, first: ID.highestFee },
  });
  expect(visit.travel).toMatch(/^By distance to where we meet, agreed before the trip\./);
});

it('uses the remote fee of a state only with the authorization of that state', () => {
  expect(terms('ontario', authorities.bothRemote).online?.rate).toMatchObject({
    state: OR.name,
    first: OR.highestRemoteFee,
  });
  expect(terms('ontario', authorities.both).online?.rate).toMatchObject({
    state: ID.name,
    first: ID.highestFee,
  });
  expect(terms('boise', authorities.bothRemote).online?.rate.state).toBe(ID.name);
});

it('offers nothing online without an authorization for remote acts', () => {
  expect(terms('boise', authorities.neverOnline).online).toBeUndefined();
});

it('names the straight-line distance and no price for the trip', () => {
  const { homeTown, miles } = townSurroundings(towns, record, townBySlug(towns, 'boise'));
  const { travel, beside } = terms('boise', authorities.both).visit;
  expect(travel).toBe(
    `By distance, agreed before the trip. Boise is ${formatMiles(miles)} from ${homeTown.name} in a straight line.`,
  );
  expect(`${travel} ${beside}`).not.toContain('$');
  expect(terms(record.home.town, authorities.both).visit.travel).toContain(
    'is where we start from.',
  );
});

it('has no trip online', () => {
  const { online } = terms('boise', authorities.both);
  expect(online).toMatchObject({
    beside: 'and no trip to pay for',
    travel: 'None: nobody travels.',
  });
  expect(online?.soon.priority).toBe(
    'Within 2 hours, when available. The notarial fees stay the same.',
  );
});

it('has no price for priority, and does not promise it if the drive takes too long', () => {
  const { visit } = terms('boise', authorities.both);
  expect(visit.when).toEqual({
    standard: 'Standard: typically within 24-48 hours',
    priority: 'Priority: within 2 hours, when available',
  });
  expect(visit.soon.standard).toBe('Typically within 24-48 hours of your call.');
  expect(visit.soon.priority).toMatch(/^Within 2 hours, when available\. .*fees stay the same\.$/);
  expect(visit.soon.priority).not.toContain('$');
  const far = terms('boise', authorities.both, { miles: 61 });
  expect([visit.keepsPriority, far.visit.keepsPriority]).toEqual([true, false]);
  expect(far.visit.when.priority).toBe('Priority: not in Boise, too far');
  expect(far.visit.soon.priority).toBe(
    'Boise is too far for us to keep 2 hours. Typically within 24-48 hours of your call.',
  );
  expect(far.online?.when.priority).toBe('Priority: within 2 hours, when available');
});
