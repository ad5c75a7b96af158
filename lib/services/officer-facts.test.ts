import { testContent } from '../content/test-content.fixture';
import { officerFacts } from './officer-facts';

const { business, pages, towns } = testContent;
const { labels } = pages.service.officers;
const idaho = 'Cobb, Dunmore, Harrow, Ives and Ravel (Idaho)';
const until = 'until January 31, 2031';
const wordsOf = (changed: Partial<typeof business>, served = towns) =>
  officerFacts({ ...business, ...changed }, pages.service.officers, served).map(
    ({ words }) => words,
  );

it("says what the records and the owner's answers say, and nothing for an empty answer", () => {
  const { answers, officers } = business;
  expect(officers.dualTrays).toBeNull();
  expect(officerFacts(business, pages.service.officers, towns)).toEqual([
    { label: labels.counties, words: `${idaho}; Prather (Oregon)` },
    { label: labels.commissions, words: `Idaho ${until} and Oregon ${until}` },
    { label: labels.who, words: answers.who },
    { label: labels.scanBacks, words: officers.scanBacks },
    { label: labels.turnaround, words: officers.turnaround },
    { label: labels.afterHours, words: answers.afterHours },
    { label: labels.onRecord, words: Object.values(business.onRecord).join(' and ') },
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
