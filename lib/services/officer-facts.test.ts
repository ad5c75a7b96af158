import { testContent } from '../content/test-content.fixture';
import { officerFacts } from './officer-facts';

const { business, towns } = testContent;
const idaho = 'Cobb, Dunmore, Harrow, Ives and Ravel (Idaho)';
const until = '(through January 31, 2031)';
const wordsOf = (changed: Partial<typeof business>, served = towns) =>
  officerFacts({ ...business, ...changed }, served).map(({ words }) => words);

it("says what the records and the owner's answers say, and nothing for an empty answer", () => {
  const { answers, officers } = business;
  expect(officers.dualTrays).toBeNull();
  expect(officerFacts(business, towns)).toEqual([
    { label: 'Counties we serve:', words: `${idaho}; Prather (Oregon)` },
    { label: 'Commissions:', words: `Idaho ${until} and Oregon ${until}` },
    { label: 'Who comes:', words: answers.who },
    { label: 'Scan-backs:', words: officers.scanBacks },
    { label: 'Turnaround:', words: officers.turnaround },
    { label: 'Nights and holidays:', words: answers.afterHours },
    { label: 'Also on record:', words: Object.values(business.onRecord).join(' and ') },
  ]);
});

it('claims neither a commission that has expired nor the counties of its state', () => {
  const authority = { ...business.authority, states: ['ID' as const] };
  expect(wordsOf({ authority }).slice(0, 2)).toEqual([idaho, `Idaho ${until}`]);
});

it('names a commission without a last day on record, and no state without a town', () => {
  const { expires: _, ...ID } = business.commissions.ID;
  const served = towns.filter(({ state }) => state === 'ID');
  const words = wordsOf({ commissions: { ...business.commissions, ID } }, served);
  expect(words.slice(0, 2)).toEqual([idaho, `Idaho and Oregon ${until}`]);
});
