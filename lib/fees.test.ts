import { readContent } from './content/read-content';
import { feeRows, feeStates, twoActs } from './fees';

const { business } = readContent(process.cwd());
const inIdahoOnly = { ...business, practice: { states: ['ID' as const], remote: [] } };

it('shows the fees of the states that we may serve, at least those of home', () => {
  expect(feeStates(inIdahoOnly)).toEqual(['ID']);
  expect(feeStates({ practice: { states: [], remote: [] } })).toEqual(['ID']);
});

it('has the highest fee of an act in each state, with its law', () => {
  expect(feeRows(business)).toEqual([
    { state: 'Idaho', inPerson: '$5', online: '$5', law: 'Idaho Code 51-133' },
    { state: 'Oregon', inPerson: '$10', online: 'as in Idaho', law: 'ORS 194.400' },
  ]);
});

it('has the remote fee of a state only with the authorization of that state', () => {
  const practice = { states: ['OR' as const], remote: ['OR' as const] };
  expect(feeRows({ ...business, practice })[0]?.online).toBe('$25');
});

it('says nothing of what is done online where nothing is', () => {
  expect(feeRows(inIdahoOnly)).toEqual([
    { state: 'Idaho', inPerson: '$5', law: 'Idaho Code 51-133' },
  ]);
});

it('adds an act at the same visit to the first one', () => {
  expect(twoActs(business)).toBe('$10 in Idaho and $15 in Oregon');
  expect(twoActs(inIdahoOnly)).toBe('$10 in Idaho');
});
