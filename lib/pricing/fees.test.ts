import { testContent } from '../content/test-content.fixture';
import { fill } from '../text';
import { feeRows, feeSentence, twoActs } from './fees';

const { business, pages } = testContent;
const inIdahoOnly = {
  ...business,
  authority: { states: ['ID' as const], remote: [], online: false },
};

it('lists the highest fee of an act in each state, with its law', () => {
  expect(feeRows(business)).toEqual([
    { state: 'Idaho', inPerson: '$5', online: '$5', law: 'Idaho Code 51-133' },
    { state: 'Oregon', inPerson: '$10', online: 'as in Idaho', law: 'ORS 194.400' },
  ]);
});

it('lists the remote fee of a state only with the authorization of that state', () => {
  const authority = { ...business.authority, remote: business.authority.states };
  expect(feeRows({ ...business, authority })[1]?.online).toBe('$25');
});

it('does not mention online acts if none are offered', () => {
  expect(feeRows(inIdahoOnly)).toEqual([
    { state: 'Idaho', inPerson: '$5', law: 'Idaho Code 51-133' },
  ]);
});

it('adds the fee of a second act at the same visit', () => {
  expect(twoActs(business)).toBe('$9 in Idaho and $14 in Oregon');
  expect(twoActs(inIdahoOnly)).toBe('$9 in Idaho');
});

it('states the remote fee only where the law has one', () => {
  const { fee, feeAndRemote } = pages.law;
  const { ID, OR } = business.law;
  expect(feeSentence(ID, pages.law)).toBe(fill(fee, { fee: '$5', source: 'Idaho Code 51-133' }));
  expect(feeSentence(OR, pages.law)).toBe(
    fill(feeAndRemote, { fee: '$10', remoteFee: '$25', state: 'Oregon', source: 'ORS 194.400' }),
  );
});
