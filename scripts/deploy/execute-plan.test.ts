import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { law } from '../../lib/law.fixture';
import { executePlan } from './execute-plan';
import { filesOf, memoryStore, type Texts } from './memory-store.fixture';
import { makePlan, planRollback } from './plan';
import { readRecord, recordPath } from './record';

const site = (name: string, page: string) => ({
  'index.html': `${name} home with _next/static/${name}.js and map-${name}.svg`,
  [page]: `${name} page with _next/static/${name}.js and map-${name}.svg`,
  [`map-${name}.svg`]: 'map',
  [`_next/static/${name}.js`]: `${name} script`,
});
const old = site('old', 'gone.html');
const changed = site('new', 'fresh.html');

let minutes = 0;
const nextDate = () => new Date(Date.UTC(2026, 10, 22, 12, minutes++)).toISOString();
jest.spyOn(console, 'log').mockImplementation();

/** Deploys a build, and expects the site to be that build, unless the connection breaks. */
async function deploy(texts: Map<string, string>, build: Texts, changes?: number) {
  const store = memoryStore(texts, changes);
  const now = nextDate();
  const record = readRecord(await store.read(recordPath));
  const plan = makePlan({ date: now, files: filesOf(build) }, await store.list(), record, now);
  await executePlan(plan, store, (path) => Buffer.from(build[path] ?? ''));
  expectSite(texts, build);
}

/** Rolls back, and expects the site to be this build, unless the connection breaks. */
async function rollBack(texts: Map<string, string>, build: Texts, changes?: number) {
  const store = memoryStore(texts, changes);
  const record = readRecord(await store.read(recordPath));
  const read = jest.fn();
  await executePlan(planRollback(await store.list(), record, nextDate()), store, read);
  expect(read).not.toHaveBeenCalled();
  expectSite(texts, build);
}

/** The texts on a store after these deployments. */
async function deployed(...builds: Texts[]) {
  const texts = new Map<string, string>();
  for (const build of builds) await deploy(texts, build);
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
  expect(Object.fromEntries(texts)).toMatchObject(build);
  const others = [...texts.keys()].filter((path) => !(path in build));
  expect(others.filter((path) => !/^[._]/.test(path))).toEqual([]);
}

/** Each deployment and rollback in these tests makes more changes than the highest of these. */
describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('interrupted after %d changes', (changes) => {
  it('leaves the site intact, and can be rolled back or finished', async () => {
    const texts = await deployed(old);
    await expect(deploy(texts, changed, changes)).rejects.toThrow('broke');
    expect(brokenPages(texts, old, changed)).toEqual([]);
    await rollBack(new Map(texts), old);
    await deploy(texts, changed);
    await rollBack(texts, old);
  });

  it('finishes a rollback, and can go forward again', async () => {
    const texts = await deployed(old, changed);
    await expect(rollBack(texts, old, changes)).rejects.toThrow('broke');
    expect(brokenPages(texts, old, changed)).toEqual([]);
    for (const build of [old, changed]) await rollBack(texts, build);
  });
});

it('leaves nothing behind from two interrupted deployments', async () => {
  const texts = await deployed(old);
  await expect(deploy(texts, changed, 8)).rejects.toThrow('broke');
  expect(texts.has('fresh.html')).toBe(true);
  await expect(deploy(texts, { 'index.html': 'other' }, 1)).rejects.toThrow('broke');
  await deploy(texts, old);
});

it('refuses to roll back to lost files, or past the first deployment', async () => {
  await expect(rollBack(await deployed(old), old)).rejects.toThrow('no deployment before this one');
  const texts = await deployed(old, changed);
  for (const [path, text] of texts) if (text === old['gone.html']) texts.delete(path);
  await expect(rollBack(texts, old)).rejects.toThrow('lost 1 of its files, such as gone');
});

/** A build in which each of its pages has a version of its own, or isn't there. */
const build = fc.array(fc.constantFrom('', 'a', 'b', 'c'), { minLength: 3, maxLength: 3 }).map(
  (versions): Texts =>
    Object.assign(
      { 'robots.txt': `for ${versions}` },
      ...versions.map((version, index) => {
        const { [`${version}.html`]: page = '', ...rest } = site(version, `${version}.html`);
        return version && { ...rest, 'index.html': page, [`${index}.html`]: page };
      }),
    ),
);
const step = fc.record({
  /** Undefined for a rollback. */
  build: fc.option(build, { nil: undefined }),
  /** After how many changes the connection breaks; no step makes as many as the most. */
  changes: fc.nat(40),
  days: fc.constantFrom(0, 0, 20),
});

law(
  'whatever was interrupted, each page is whole, and each rollback on offer can be done, twice',
  fc.array(step, { minLength: 2, maxLength: 6 }),
  async (steps) => {
    const texts = new Map<string, string>();
    const builds = steps.flatMap(({ build }) => (build ? [build] : []));
    for (const { build, changes, days } of steps) {
      minutes += days * 24 * 60;
      const run = build ? deploy(texts, build, changes) : rollBackAsOffered(texts, builds, changes);
      await run.catch((error) => expect(String(error)).toMatch('broke'));
      expect(brokenPages(texts, ...builds)).toEqual([]);
      const copy = new Map(texts);
      for (const _time of ['once', 'twice']) await rollBackAsOffered(copy, builds);
    }
  },
  60,
);

/** Rolls back if there is a deployment to go back to, and expects the site to be one of the builds. */
async function rollBackAsOffered(texts: Map<string, string>, builds: Texts[], changes?: number) {
  const { started, current, previous } = readRecord(texts.get(recordPath));
  const isOffered = started && started.date !== previous?.date ? current : previous;
  if (!isOffered) return;
  const target = builds.find((build) => isDeepStrictEqual(filesOf(build), isOffered.files));
  await rollBack(texts, target ?? {}, changes);
}
