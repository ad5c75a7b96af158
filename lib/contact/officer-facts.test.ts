import { testContent } from '../content/test-content.fixture';
import { formatList } from '../text';
import { townBySlug } from '../towns/towns';
import { officerFacts } from './officer-facts';

const { business, pages, towns } = testContent;
const copy = pages.service.officers;
const until = '(through January 31, 2031)';
const factsOf = (changed: Partial<typeof business> = {}) =>
  officerFacts({ ...business, ...changed }, towns, copy);
const wordsOf = (wanted: string, changed: Partial<typeof business>) =>
  factsOf(changed).facts.find(({ label }) => label === wanted)?.words;
const within = (priorityMiles: number) => ({ times: { ...business.times, priorityMiles } });

it("says what the records and the owner's answers say, and what nobody has answered", () => {
  const { answers, notary, officers, onRecord } = business;
  const { facts, unanswered } = factsOf();
  expect(facts.filter(({ label }) => !Object.values(copy.reach).includes(label))).toEqual([
    { label: 'Commissions', words: `Idaho ${until} and Oregon ${until}` },
    { label: 'Fee', words: officers.fee },
    { label: 'Who comes', words: `${notary.name}. ${answers.who}` },
    { label: 'Printing', words: answers.printing },
    { label: 'Scan-backs', words: officers.scanBacks },
    { label: 'Turnaround', words: officers.turnaround },
    { label: 'Nights and holidays', words: answers.afterHours },
    { label: 'E&O insurance', words: onRecord.insurance },
    { label: 'Background check', words: onRecord.backgroundCheck },
    { label: 'W-9', words: officers.w9 },
  ]);
  expect(unanswered).toEqual(['letter and legal pages', 'bond', 'certification']);
});

it('has no question left once each is answered', () => {
  const onRecord = { ...business.onRecord, bond: 'Filed.', certification: 'A course.' };
  const officers = { ...business.officers, dualTrays: 'Both.' };
  expect(factsOf({ onRecord, officers }).unanswered).toEqual([]);
});

it('names each town by how soon we can come, from home on', () => {
  const home = townBySlug(towns, business.home.town);
  expect(wordsOf(copy.reach.priority, within(1))).toBe(home.name);
  expect(wordsOf(copy.reach.standard, within(1))).not.toContain(home.name);
  const all = String(wordsOf(copy.reach.priority, within(400)));
  for (const { name } of towns) expect(all).toContain(name);
  expect(all.startsWith(`${home.name}, `)).toBe(true);
  expect(wordsOf(copy.reach.standard, within(400))).toBeUndefined();
});

it('claims neither a commission that has expired nor a visit to the towns of its state', () => {
  const authority = { ...business.authority, states: ['ID' as const] };
  expect(wordsOf('Commissions', { authority })).toBe(`Idaho ${until}`);
  const named = wordsOf(copy.reach.priority, { authority, ...within(400) });
  for (const { name, state } of towns) expect(named?.includes(name)).toBe(state === 'ID');
});

it('names a commission without a last day on record', () => {
  const { expires: _, ...ID } = business.commissions.ID;
  const commissions = { ...business.commissions, ID };
  expect(wordsOf('Commissions', { commissions })).toBe(formatList(['Idaho', `Oregon ${until}`]));
});
