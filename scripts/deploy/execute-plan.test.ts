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
