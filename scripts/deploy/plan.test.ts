import { etagsOf, filesOf, type Texts } from './memory-store.fixture';
import { makePlan } from './plan';
import { type DeployRecord, keptFolder, md5, type StoredFiles } from './record';

const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 22 - days, 12)).toISOString();
const script = '_next/static/a.js';
const withoutScript = { 'index.html': 'home', 'robots.txt': 'robots' };
const site = { ...withoutScript, [script]: 'a' };
const recordOf = (texts: Texts, rest: Partial<DeployRecord> = {}): DeployRecord => ({
  current: { date: daysAgo(1), files: filesOf(texts) },
  retired: {},
  ...rest,
});

/** The plan for a store that has these texts. */
function plan(files: StoredFiles, texts: Texts, record: DeployRecord) {
  const remote = etagsOf(Object.entries(texts));
  const now = daysAgo(0);
  const { uploads, removals, ...rest } = makePlan({ date: now, files }, remote, record, now);
  const paths = (steps: { path: string }[][]) => steps.map((step) => step.map(({ path }) => path));
  return { ...rest, uploads: paths(uploads), removals: paths(removals) };
}

const robots = { md5: md5('robots'), type: 'text/plain', cache: 'no-cache' };
const withOtherHeaders = { ...filesOf(site), 'robots.txt': robots };
const started = { date: daysAgo(0), files: withOtherHeaders };

it.each([
  ['its headers have changed', site, recordOf(site)],
  ['an interrupted deployment may have changed its headers', site, recordOf(site, { started })],
  ['someone else put it there', site, recordOf({ 'index.html': 'home', [script]: 'a' })],
  ['someone else changed it', { ...site, 'robots.txt': 'defaced' }, recordOf(site)],
])('uploads a file again when %s', (_why, texts, record) => {
  const { uploads, keep, done } = plan(withOtherHeaders, texts, record);
  expect(uploads.flat()).toEqual(['robots.txt']);
  expect(keep).toEqual([]);
  const next = plan(withOtherHeaders, site, done);
  expect(next).toMatchObject({ isEmpty: true, unchanged: 3, done });
});

it('leaves alone what no deployment uploaded, and removes copies that no rollback needs', () => {
  const copy = `${keptFolder}old`;
  const texts = { ...site, 'invoice.pdf': 'x', '_next/static/b.js': 'b', [copy]: 'old' };
  const { foreign, removals } = plan(filesOf(site), texts, recordOf(site));
  expect(foreign).toEqual(['invoice.pdf', '_next/static/b.js']);
  expect(removals.flat()).toEqual([copy]);
});

const unused = (days: number, rest: Partial<DeployRecord> = {}) =>
  recordOf(withoutScript, { retired: { [script]: daysAgo(days) }, ...rest });
const previous = { date: daysAgo(40), files: filesOf(site) };

it.each([
  ['keeps one that goes out of use', withoutScript, recordOf(site), [], daysAgo(0)],
  ['keeps one that nothing has used for 29 days', withoutScript, unused(29), [], daysAgo(29)],
  ['keeps one that a rollback needs', withoutScript, unused(40, { previous }), [], daysAgo(40)],
  ['keeps one that is used again', site, unused(40), [], undefined],
  ['removes one after 31 days', withoutScript, unused(31), [script], undefined],
])('for hashed files: %s', (_which, build, record, removed, since) => {
  const { removals, done } = plan(filesOf(build), site, record);
  expect(removals.flat()).toEqual(removed);
  expect(done.retired[script]).toBe(since);
});
