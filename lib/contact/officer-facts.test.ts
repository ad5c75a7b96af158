import { testContent } from '../content/test-content.fixture';
import { formatList } from '../text/format';
import { homeTownOf } from '../towns/towns';
import { officerFacts } from './officer-facts';

const { business, pages, towns } = testContent;
const copy = pages.service.officers;
const idaho = 'Idaho (no. 20310131, through January 31, 2031)';
const factsOf = (changed: Partial<typeof business> = {}) =>
  officerFacts({ ...business, ...changed }, towns, copy);
const answerTo = (wanted: string, changed: Partial<typeof business>) =>
  factsOf(changed).find(({ label }) => label === wanted)?.words;
const within = (priorityMiles: number) => ({ times: { ...business.times, priorityMiles } });

it("says what the records and the owner's answers say, and what nobody has answered", () => {
  const { answers, notary, officers, onRecord } = business;
  expect(factsOf().filter(({ label }) => !/ithin/.test(label))).toEqual([
    { label: 'Commissions', words: `${idaho} and Oregon (no. OR-77201, through January 31, 2031)` },
    { label: 'Fee', words: officers.fee },
    { label: 'Who comes', words: `${notary.name}. ${answers.who}` },
    { label: 'Printing', words: answers.printing },
    { label: 'Scan-backs', words: officers.scanBacks },
    { label: 'Turnaround', words: officers.turnaround },
    { label: 'Nights and holidays', words: answers.afterHours },
    { label: 'E&O insurance', words: onRecord.insurance },
    { label: 'Background check', words: onRecord.backgroundCheck },
    { label: 'W-9', words: officers.w9 },
    { label: copy.unanswered, words: 'letter and legal pages, bond and certification' },
  ]);
});

it('has no question left once each is answered', () => {
  const onRecord = { ...business.onRecord, bond: 'Filed.', certification: 'A course.' };
  const officers = { ...business.officers, dualTrays: 'Both.' };
  expect(answerTo(copy.unanswered, { onRecord, officers })).toBeUndefined();
});

it('names each town by how soon we can come', () => {
  const home = homeTownOf(testContent);
  expect(answerTo(copy.priority, within(1))).toBe(home.name);
  expect(answerTo(copy.standard, within(1))).not.toContain(home.name);
  const all = String(answerTo(copy.priority, within(400)));
  expect(all).toBe(formatList(towns.map(({ name }) => name)));
  expect(answerTo(copy.standard, within(400))).toBeUndefined();
});

it('claims neither a commission that has expired nor a visit to the towns of its state', () => {
  const authority = { ...business.authority, states: ['ID' as const] };
  expect(answerTo('Commissions', { authority })).toBe(idaho);
  const named = answerTo(copy.priority, { authority, ...within(400) });
  for (const { name, state } of towns) expect(named?.includes(name)).toBe(state === 'ID');
});
