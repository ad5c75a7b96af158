import { etagsOf, filesOf } from './memory-store.fixture';
import { makePlan } from './plan';
import { type DeployRecord, keptPath, md5 } from './record';

type Texts = Record<string, string>;

const now = new Date('2026-11-22T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const script = '_next/static/a.js';
const withoutScript = { 'index.html': 'home', 'robots.txt': 'robots' };
const site = { ...withoutScript, [script]: 'a' };
const deployed = (texts: Texts, retired = {}): DeployRecord => ({
  current: { date: daysAgo(1), files: filesOf(texts) },
  retired,
});

it('uploads hashed files first and pages last, and removes pages first', () => {
  const { uploads, done } = makePlan(filesOf(site), new Map(), { retired: {} }, now);
  const paths = uploads.map((group) => group.map(([path]) => path));
  expect(paths).toEqual([[script], ['robots.txt'], ['index.html']]);
  expect(done.current).toEqual({ date: now.toISOString(), files: filesOf(site) });
  const { removals } = makePlan({}, etagsOf(site), deployed(site), now);
  expect(removals).toEqual([['index.html'], ['robots.txt'], []]);
});

it('changes nothing, not even the record, when the site is up to date', () => {
  const { uploads, unchanged, done } = makePlan(filesOf(site), etagsOf(site), deployed(site), now);
  expect(uploads.flat()).toEqual([]);
  expect(unchanged).toBe(3);
  expect(done).toEqual(deployed(site));
});

it('uploads a file once more when only its headers have changed', () => {
  const robots = { md5: md5('robots'), type: 'text/plain', cache: 'no-cache' };
  const target = { ...filesOf(site), 'robots.txt': robots };
  const first = makePlan(target, etagsOf(site), deployed(site), now);
  expect(first.uploads.flat()).toEqual([['robots.txt', robots]]);
  expect(makePlan(target, etagsOf(site), first.done, now).uploads.flat()).toEqual([]);
});

it('replaces a file that somebody else has changed, and does not keep theirs', () => {
  const remote = etagsOf({ ...site, 'index.html': 'defaced' });
  const target = filesOf({ ...site, 'index.html': 'new home' });
  const { uploads, keep } = makePlan(target, remote, deployed(site), now);
  expect(uploads.flat().map(([path]) => path)).toEqual(['index.html']);
  expect(keep).toEqual([]);
});

it('leaves alone what no deployment uploaded, and removes copies that no rollback needs', () => {
  const strange = { 'invoice.pdf': 'x', '_next/static/b.js': 'b', [keptPath('old')]: 'old' };
  const remote = etagsOf({ ...site, ...strange });
  const { foreign, removals } = makePlan(filesOf(site), remote, deployed(site), now);
  expect(foreign).toEqual(['invoice.pdf', '_next/static/b.js']);
  expect(removals.flat()).toEqual([keptPath('old')]);
});

const since = (days: number) => ({ [script]: daysAgo(days) });

const previous = { date: daysAgo(40), files: filesOf(site) };
const needed = { ...deployed(withoutScript, since(40)), previous };

it.each([
  ['that goes out of use', withoutScript, deployed(site), since(0)],
  ['unused for 29 days', withoutScript, deployed(withoutScript, since(29)), since(29)],
  ['that a rollback needs', withoutScript, needed, since(40)],
  ['that is used again', site, deployed(withoutScript, since(40)), {}],
])('keeps a hashed file %s', (_which, target, record, retired) => {
  const { removals, done } = makePlan(filesOf(target), etagsOf(site), record, now);
  expect(removals.flat()).toEqual([]);
  expect(done.retired).toEqual(retired);
});

it('removes a hashed file after 30 days out of use', () => {
  const record = deployed(withoutScript, since(31));
  const { removals, done } = makePlan(filesOf(withoutScript), etagsOf(site), record, now);
  expect(removals.flat()).toEqual([script]);
  expect(done.retired).toEqual({});
});
