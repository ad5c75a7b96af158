import type { BusinessRecord } from '../../schema/business';
import { readContentWithLines } from '../read-content';
import { testRoot } from '../test-content.fixture';
import { resolveBusiness, variablesOn } from './resolve-business';

const day = '2026-11-20';
const remote = { held: true, technology: 'A platform', since: '2026-01-01' };
const none = { held: false };
const real = { held: true, number: '12345', expires: '2030-01-31', remote: none };

const read = readContentWithLines(testRoot, day);

/** The site's record with commissions of its own. */
const record: BusinessRecord = {
  ...read.record,
  commissions: { ...read.record.commissions, ID: { ...real, remote }, OR: real },
  serviceArea: [
    { name: 'Treasure Valley', state: 'ID', counties: ['Ada'] },
    { name: 'Eastern Oregon', state: 'OR', counties: ['Malheur'] },
  ],
  sentences: [
    { key: 'orOnline', needs: 'remote', holds: 'or online', otherwise: '' },
    { key: 'oregon', needs: 'OR', holds: 'We come.', otherwise: 'In {serviceArea} {orOnline}.' },
  ],
};
const onDay = (changed: BusinessRecord, on = day) => resolveBusiness(changed, on);

const withoutRemote = {
  ...record,
  commissions: { ...record.commissions, ID: real, OR: { held: false, remote: none } },
};

it.each([
  ['with both', record, 'Treasure Valley and Eastern Oregon', 'We come.'],
  ['with one, and nothing online', withoutRemote, 'Treasure Valley', 'In Treasure Valley.'],
])('says what follows from the commissions %s', (_when, facts, serviceArea, oregon) => {
  expect(variablesOn(day, facts)).toMatchObject({ serviceArea, oregon });
});

const { answers, prices } = record;
const canceling = (cancellation: string | null) => ({ answers: { ...answers, cancellation } });
const charging = (priority: number | null) => ({ prices: { ...prices, priority } });

it.each<[BusinessRecord['sentences'][number]['needs'], object, object]>([
  ['delivery', { delivery: 'https://forms.notary.example/messages' }, { delivery: undefined }],
  ['mapsInView', { maps: 'in view' }, { maps: 'on a click' }],
  ['cancellation', canceling('A day before.'), canceling(null)],
  ['priorityPrice', charging(25), charging(null)],
  ['priorityPrice', charging(25), charging(0)],
])('says the sentence that needs %s only while it is on record', (needs, fact, none) => {
  const sentences = [{ key: 'it', needs, holds: 'Yes.', otherwise: 'No.' }];
  const said = [fact, none].map((facts) => variablesOn(day, { ...record, ...facts, sentences }));
  expect(said).toMatchObject([{ it: 'Yes.' }, { it: 'No.' }]);
});

it("leaves out what the owner hasn't filled in yet, and names it", () => {
  const empty = { closures: null, payments: null, languages: null };
  const { who: _, ...others } = record.answers;
  const answers = { ...record.answers, who: null };
  expect(onDay({ ...record, answers }).answers).toEqual(others);
  const profiles = ['https://www.example.com/notary'];
  const verification = { google: 'sample' };
  const { placeholders, ...before } = onDay({ ...record, ...empty, profiles, verification });
  const none = { closures: [], payments: [], languages: [], profiles: [], verification: {} };
  expect(before).toMatchObject(none);
  expect(placeholders).toEqual(expect.arrayContaining(Object.keys(none)));
  const filledIn = {
    payments: ['Cash'],
    languages: ['English'],
    profiles: ['https://www.iana.org/notary'],
    verification: { google: 'a code' },
  };
  expect(onDay({ ...record, ...filledIn })).toMatchObject(filledIn);
});

it("has a search engine's code, whether or not the other one is there yet", () => {
  const verification = { google: 'a code', bing: 'sample' };
  expect(onDay({ ...record, verification }).verification).toEqual({ google: 'a code' });
});

it('has a review page only if it is real', () => {
  const madeUp = onDay({ ...record, reviewLink: 'https://www.example.com/review' });
  expect(madeUp).toMatchObject({ reviewLink: undefined, placeholders: ['reviewLink'] });
  expect(onDay({ ...record, reviewLink: undefined }).placeholders).toEqual([]);
  expect(onDay(record).reviewLink).toBe(record.reviewLink);
});

it('counts a made-up origin as a placeholder only until the environment sets one', () => {
  const origin = 'https://www.example.com';
  const placeholders = () => onDay({ ...record, origin }).placeholders;
  expect(placeholders()).toContain('origin');
  process.env['SITE_ORIGIN'] = 'https://www.iana.org';
  expect(placeholders()).not.toContain('origin');
  delete process.env['SITE_ORIGIN'];
});

it('has the days off in chronological order, until they are over', () => {
  const christmas = { from: '2026-12-25', to: '2026-12-26', reason: 'Christmas' };
  const summer = { from: '2027-07-01', to: '2027-07-09', reason: 'Summer' };
  const closures = [summer, christmas];
  expect(onDay({ ...record, closures }, '2026-12-26').closures).toEqual([christmas, summer]);
  expect(onDay({ ...record, closures }, '2026-12-27').closures).toEqual([summer]);
});

it('takes texts at a number of their own, if there is one', () => {
  const textNumber = '208-555-0299';
  expect(onDay({ ...record, textNumber }).textNumber).toBe(textNumber);
  expect(onDay(record).textNumber).toBe(record.phone);
});

it('has a notice through its last day', () => {
  const notice = { text: 'Out sick until Thursday', until: '2026-11-26' };
  expect(onDay({ ...record, notice }, '2026-11-26').notice).toEqual(notice);
  expect(onDay({ ...record, notice }, '2026-11-27').notice).toBeUndefined();
});
