import { testContent } from '../content/test-content.fixture';
import { officerFacts } from './officer-facts';

const { business, pages } = testContent;
const { labels } = pages.service.officers;
const idaho = 'Cobb, Dunmore, Harrow, Ives and Ravel in Idaho';

it("says what the records and the owner's answers say, in order, and nothing for an empty answer", () => {
  const { who, afterHours, titleCompanies } = business.answers;
  const { scanBacks, dualTrays, turnaround } = business.officers;
  expect(dualTrays).toBeNull();
  const inState = (state: string) => `${state} until January 31, 2031`;
  expect(officerFacts(testContent)).toEqual([
    { label: labels.counties, words: `${idaho}; Prather in Oregon` },
    { label: labels.commissions, words: `${inState('Idaho')} and ${inState('Oregon')}` },
    { label: labels.who, words: who },
    { label: labels.scanBacks, words: scanBacks },
    { label: labels.turnaround, words: turnaround },
    { label: labels.afterHours, words: afterHours },
    { label: labels.titleCompanies, words: titleCompanies },
  ]);
});

it('claims neither a commission that has expired nor the counties of its state', () => {
  const authority = { ...business.authority, states: ['ID' as const] };
  const facts = officerFacts({ ...testContent, business: { ...business, authority } });
  expect(facts.slice(0, 2).map(({ words }) => words)).toEqual([
    idaho,
    'Idaho until January 31, 2031',
  ]);
});

it('names a commission without a last day on record, and no state without a town', () => {
  const { ID, OR } = business.commissions;
  const { expires: _, ...undated } = ID;
  const commissions = { ID: undated, OR: { ...OR, expires: '2030-05-01' } };
  const towns = testContent.towns.filter(({ state }) => state === 'ID');
  const facts = officerFacts({ pages, towns, business: { ...business, commissions } });
  expect(facts.slice(0, 2).map(({ words }) => words)).toEqual([
    idaho,
    'Idaho and Oregon until May 1, 2030',
  ]);
});
