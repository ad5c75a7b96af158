import { executePlan } from './execute-plan';
import { filesOf, memoryStore, type Texts } from './memory-store.fixture';
import { makePlan, planRollback } from './plan';
import { readRecord, recordPath } from './record';
import type { Store } from './s3-store';

const site = (name: string, page: string) => ({
  'index.html': `${name} home with _next/static/${name}.js and map-${name}.svg`,
  [page]: `${name} page with _next/static/${name}.js and map-${name}.svg`,
  [`map-${name}.svg`]: 'map',
  [`_next/static/${name}.js`]: `${name} script`,
});
const old = site('old', 'gone.html');
const changed = site('new', 'fresh.html');

let minutes = 0;
const nextDate = () => new Date(Date.UTC(2026, 10, 22, 12, minutes++));
jest.spyOn(console, 'log').mockImplementation();

async function deploy(store: Store, build: Texts) {
  const [remote, record, now] = [await store.list(), await store.read(recordPath), nextDate()];
  const target = { date: now.toISOString(), files: filesOf(build) };
  const plan = makePlan(target, remote, readRecord(record), now);
  await executePlan(plan, store, (path) => Buffer.from(build[path] ?? ''));
}

async function rollBack(store: Store) {
  const record = readRecord(await store.read(recordPath));
  const read = jest.fn();
  await executePlan(planRollback(await store.list(), record, nextDate()), store, read);
  expect(read).not.toHaveBeenCalled();
}

/** The texts on a store after these deployments. */
async function deployed(...builds: Texts[]) {
  const texts = new Map<string, string>();
  for (const build of builds) await deploy(memoryStore(texts), build);
  return texts;
}

/** Pages that come from none of the builds, or that need a missing file. */
function brokenPages(texts: ReadonlyMap<string, string>, ...builds: Texts[]) {
  const isIntact = (path: string, text: string) =>
    builds.some((build) => build[path] === text) &&
    text.match(/\S+\.(?:js|svg)/g)?.every((file) => texts.has(file));
  return [...texts].filter(([path, text]) => path.endsWith('.html') && !isIntact(path, text));
}

/** Expects exactly this build, apart from hashed files and what deployments keep for themselves. */
function expectSite(texts: ReadonlyMap<string, string>, build: Texts) {
  const names = (paths: Iterable<string>) =>
    [...paths].filter((path) => !/^[._]/.test(path)).sort();
  expect(names(texts.keys())).toEqual(names(Object.keys(build)));
  expect(brokenPages(texts, build)).toEqual([]);
}

/** Each deployment and rollback in these tests makes more changes than the highest of these. */
const interruptions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

it.each(interruptions)(
  'is intact when interrupted after %d changes, and can be rolled back or finished',
  async (changes) => {
    const texts = await deployed(old);
    await expect(deploy(memoryStore(texts, changes), changed)).rejects.toThrow('broke');
    expect(brokenPages(texts, old, changed)).toEqual([]);

    const takenBack = new Map(texts);
    await rollBack(memoryStore(takenBack));
    expectSite(takenBack, old);
    await deploy(memoryStore(texts), changed);
    expectSite(texts, changed);
    await rollBack(memoryStore(texts));
    expectSite(texts, old);
  },
);

it.each(interruptions)(
  'finishes a rollback interrupted after %d changes, and can go forward again',
  async (changes) => {
    const texts = await deployed(old, changed);
    await expect(rollBack(memoryStore(texts, changes))).rejects.toThrow('broke');
    expect(brokenPages(texts, old, changed)).toEqual([]);
    for (const build of [old, changed]) {
      await rollBack(memoryStore(texts));
      expectSite(texts, build);
    }
  },
);

it('leaves nothing behind from two interrupted deployments', async () => {
  const texts = await deployed(old);
  await expect(deploy(memoryStore(texts, 8), changed)).rejects.toThrow('broke');
  expect(texts.has('fresh.html')).toBe(true);
  const other = { 'index.html': 'other' };
  await expect(deploy(memoryStore(texts, 1), other)).rejects.toThrow('broke');
  await deploy(memoryStore(texts), old);
  expectSite(texts, old);
});

it('refuses to roll back to lost files, or past the first deployment', async () => {
  const first = await deployed(old);
  await expect(rollBack(memoryStore(first))).rejects.toThrow('no deployment before this one');
  const texts = await deployed(old, changed);
  for (const [path, text] of texts) if (text === old['gone.html']) texts.delete(path);
  await expect(rollBack(memoryStore(texts))).rejects.toThrow('lost 1 of its files, such as gone');
});
