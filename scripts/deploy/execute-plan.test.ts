import { executePlan, type PutFile } from './execute-plan';
import { filesOf, type MemoryStore, memoryStore } from './memory-store.fixture';
import { isEmpty, makePlan } from './plan';
import { keptPath, md5, readRecord, recordPath } from './record';
import { restore, rollbackTarget } from './rollback';

type Texts = Record<string, string>;

const old = {
  'index.html': 'old home with _next/static/old.js and map-old.svg',
  'gone.html': 'old page with _next/static/old.js',
  'map-old.svg': 'map',
  '_next/static/old.js': 'old script',
};
const changed = {
  'index.html': 'new home with _next/static/new.js and map-new.svg',
  'fresh.html': 'new page with _next/static/new.js',
  'map-new.svg': 'map',
  '_next/static/new.js': 'new script',
};

async function planFor(store: MemoryStore, texts: Texts) {
  const record = readRecord(await store.read(recordPath));
  return makePlan(filesOf(texts), await store.list(), record, new Date());
}

async function deploy(store: MemoryStore, texts: Texts, log: (line: string) => void = () => {}) {
  const plan = await planFor(store, texts);
  const put: PutFile = async (path, file) => store.put(path, Buffer.from(texts[path] ?? ''), file);
  await executePlan(plan, store, put, log);
}

async function rollBack(store: MemoryStore) {
  const record = readRecord(await store.read(recordPath));
  const remote = await store.list();
  const plan = makePlan(rollbackTarget(record, remote), remote, record, new Date());
  await executePlan(plan, store, restore(store, remote), () => {});
}

async function storeWith(...builds: Texts[]) {
  const store = memoryStore();
  for (const build of builds) await deploy(store, build);
  return store;
}

/** What a visitor finds: everything but what the deployments keep for themselves. */
const site = ({ texts }: MemoryStore): Texts =>
  Object.fromEntries([...texts].filter(([path]) => !path.startsWith('.deployments/')));

it('fills an empty store, and then has nothing to do', async () => {
  const store = await storeWith(old);
  expect(site(store)).toEqual(old);
  expect(isEmpty(await planFor(store, old))).toBe(true);
});

it('replaces a site, and leaves its hashed files', async () => {
  const store = await storeWith(old, changed);
  expect(site(store)).toEqual({ ...changed, '_next/static/old.js': 'old script' });
});

const manyPages = Object.fromEntries(
  Array.from({ length: 200 }, (_, index) => [`${index}.html`, 'page']),
);

it('reports progress at every tenth', async () => {
  const lines: string[] = [];
  await deploy(memoryStore(), manyPages, (line) => lines.push(line));
  expect(lines).toHaveLength(10);
  expect([lines[0], lines.at(-1)]).toEqual(['20 of 200 files', '200 of 200 files']);
});

it('begins nothing new after the first failure', async () => {
  const put = jest.fn().mockRejectedValue(new Error('The connection broke'));
  const plan = makePlan(filesOf(manyPages), new Map(), { retired: {} }, new Date());
  await expect(executePlan(plan, memoryStore(), put, () => {})).rejects.toThrow('broke');
  expect(put.mock.calls.length).toBeLessThan(20);
});

it('rolls back to the previous deployment, and forward again', async () => {
  const store = await storeWith(old, changed);
  await rollBack(store);
  expect(site(store)).toMatchObject(old);
  expect(store.texts.has('fresh.html')).toBe(false);
  await rollBack(store);
  expect(site(store)).toMatchObject(changed);
  expect(store.texts.has('gone.html')).toBe(false);
});

it('refuses to roll back the first deployment', async () => {
  await expect(rollBack(await storeWith(old))).rejects.toThrow('no deployment before this one');
});

it('refuses to roll back when the store has lost a file', async () => {
  const store = await storeWith(old, changed);
  store.texts.delete(keptPath(md5(old['gone.html'])));
  await expect(rollBack(store)).rejects.toThrow('has lost 1 of its files, such as gone.html');
});

/** How many changes the second deployment makes. */
const allChanges = 11;
const interruptions = Array.from({ length: allChanges }, (_, changes) => changes);

it.each(interruptions)(
  'is intact when interrupted after %d changes, and can be finished',
  async (changes) => {
    const broken = memoryStore((await storeWith(old)).texts, changes);
    await expect(deploy(broken, changed)).rejects.toThrow('The connection broke');
    for (const [path, text] of Object.entries(site(broken))) {
      if (!path.endsWith('.html')) continue;
      expect([old, changed].map((build: Texts) => build[path])).toContain(text);
      for (const [file] of text.matchAll(/\S+\.(?:js|svg)/g)) {
        expect([...broken.texts.keys()]).toContain(file);
      }
    }

    const takenBack = memoryStore(broken.texts);
    if (changes > 0) await rollBack(takenBack);
    expect(site(takenBack)).toMatchObject(old);
    const finished = memoryStore(broken.texts);
    await deploy(finished, changed);
    expect(site(finished)).toMatchObject(changed);
    expect(finished.texts.has('gone.html')).toBe(false);
    await rollBack(finished);
    expect(site(finished)).toMatchObject(old);
  },
);

it('leaves nothing behind of two interrupted deployments', async () => {
  const uploaded = memoryStore((await storeWith(old)).texts, 8);
  await expect(deploy(uploaded, changed)).rejects.toThrow('The connection broke');
  expect(uploaded.texts.has('fresh.html')).toBe(true);
  const begun = memoryStore(uploaded.texts, 1);
  await expect(deploy(begun, { 'index.html': 'other' })).rejects.toThrow('The connection broke');
  const repaired = memoryStore(begun.texts);
  await deploy(repaired, old);
  expect(repaired.texts.has('fresh.html')).toBe(false);
});
