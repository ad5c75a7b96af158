import { filesOf, md5 } from './memory-store.fixture';
import { isEmpty, makePlan } from './plan';
import { type DeployRecord, keptPath } from './record';

const now = new Date('2026-11-22T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const site = {
  'index.html': 'home',
  'robots.txt': 'robots',
  '_next/static/a.js': 'a',
};
const etags = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, md5(text)]));
const deployed = (texts: Record<string, string>): DeployRecord => ({
  current: { date: daysAgo(1), files: filesOf(texts) },
  retired: {},
});

it('brings hashed files first, pages last', () => {
  const plan = makePlan(filesOf(site), new Map(), { retired: {} }, now);
  expect(plan.uploads).toEqual([['_next/static/a.js'], ['robots.txt'], ['index.html']]);
  expect(plan.removals.flat()).toEqual([]);
  expect(plan.done.current).toEqual({ date: now.toISOString(), files: filesOf(site) });
});

it('leaves alone what stands there already', () => {
  const plan = makePlan(filesOf(site), etags(site), deployed(site), now);
  expect(isEmpty(plan)).toBe(true);
  expect(plan.unchanged).toBe(3);
  expect(plan.done).toEqual(deployed(site));
});

it('brings what has changed, and keeps the file that it replaces', () => {
  const target = filesOf({ ...site, 'index.html': 'new home' });
  const plan = makePlan(target, etags(site), deployed(site), now);
  expect(plan.uploads).toEqual([[], [], ['index.html']]);
  expect([...plan.keep]).toEqual([['index.html', filesOf(site)['index.html']]]);
  expect(plan.done.previous).toEqual(deployed(site).current);
});

it('brings what somebody else has changed on the store', () => {
  const plan = makePlan(
    filesOf(site),
    etags({ ...site, 'index.html': 'defaced' }),
    deployed(site),
    now,
  );
  expect(plan.uploads).toEqual([[], [], ['index.html']]);
  expect(plan.keep.size).toBe(0);
});

it('brings a file anew when only its headers are others', () => {
  const target = filesOf(site);
  const robots = { md5: md5('robots'), type: 'text/plain', cache: 'no-cache' };
  const plan = makePlan({ ...target, 'robots.txt': robots }, etags(site), deployed(site), now);
  expect(plan.uploads.flat()).toEqual(['robots.txt']);
});

it('removes a page that is gone, and keeps it aside', () => {
  const { 'index.html': _, ...rest } = site;
  const plan = makePlan(filesOf(rest), etags(site), deployed(site), now);
  expect(plan.removals.flat()).toEqual(['index.html']);
  expect([...plan.keep.keys()]).toEqual(['index.html']);
});

describe('a hashed file that no page uses any more', () => {
  const { '_next/static/a.js': _, ...target } = site;

  it('stays, with the day on which it went out of use', () => {
    const plan = makePlan(filesOf(target), etags(site), deployed(site), now);
    expect(plan.removals.flat()).toEqual([]);
    expect(plan.done.retired).toEqual({ '_next/static/a.js': now.toISOString() });
  });

  it.each([
    [29, []],
    [31, ['_next/static/a.js']],
  ])('after %d days: %j is removed', (days, removed) => {
    const record = { ...deployed(target), retired: { '_next/static/a.js': daysAgo(days) } };
    const plan = makePlan(filesOf(target), etags(site), record, now);
    expect(plan.removals.flat()).toEqual(removed);
    expect(Object.keys(plan.done.retired)).toHaveLength(1 - removed.length);
  });

  it('stays as long as a rollback needs it', () => {
    const record = {
      ...deployed(target),
      previous: { date: daysAgo(40), files: filesOf(site) },
      retired: { '_next/static/a.js': daysAgo(40) },
    };
    expect(makePlan(filesOf(target), etags(site), record, now).removals.flat()).toEqual([]);
  });

  it('counts as used again once a page uses it', () => {
    const record = { ...deployed(target), retired: { '_next/static/a.js': daysAgo(40) } };
    const plan = makePlan(filesOf(site), etags(site), record, now);
    expect(plan.removals.flat()).toEqual([]);
    expect(plan.done.retired).toEqual({});
  });
});

it('leaves alone what no deployment has put there, and names it', () => {
  const remote = etags({ ...site, 'invoice.pdf': 'of the owner', '_next/static/other.js': 'b' });
  const plan = makePlan(filesOf(site), remote, deployed(site), now);
  expect(plan.foreign).toEqual(['invoice.pdf', '_next/static/other.js']);
  expect(plan.removals.flat()).toEqual([]);
});

it('removes kept files that no rollback needs any more', () => {
  const remote = new Map([...etags(site), [keptPath('old'), 'old']]);
  expect(makePlan(filesOf(site), remote, deployed(site), now).removals.flat()).toEqual([
    keptPath('old'),
  ]);
});

it('knows what an interrupted deployment has put there', () => {
  const half = { ...site, 'index.html': 'new home', 'new.html': 'new' };
  const record = { ...deployed(site), started: { date: daysAgo(0), files: filesOf(half) } };
  const finished = makePlan(filesOf(half), etags(half), record, now);
  expect(isEmpty(finished)).toBe(true);
  expect(finished.done.previous).toEqual(deployed(site).current);
  expect(finished.done.started).toBeUndefined();

  const takenBack = makePlan(filesOf(site), etags(half), record, now);
  expect(takenBack.uploads.flat()).toEqual(['index.html']);
  expect(takenBack.removals.flat()).toEqual(['new.html']);
});
