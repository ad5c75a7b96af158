import { executePlan } from './execute-plan';
import { filesOf, type MemoryStore, md5, memoryStore } from './memory-store.fixture';
import { makePlan } from './plan';
import { keptPath, readRecord, recordPath } from './record';
import { restore, rollbackTarget } from './rollback';

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

async function deploy(store: MemoryStore, texts: Record<string, string>) {
  const record = readRecord(await store.read(recordPath));
  const files = filesOf(texts);
  const plan = makePlan(files, await store.list(), record, new Date());
  const put = async (path: string) => {
    const file = files[path];
    if (file) await store.put(path, Buffer.from(texts[path] ?? ''), file);
  };
  await executePlan(plan, store, put, () => {});
}

async function rollBack(store: MemoryStore) {
  const record = readRecord(await store.read(recordPath));
  const remote = await store.list();
  const files = rollbackTarget(record, remote);
  const bring = restore(store, files, remote);
  await executePlan(makePlan(files, remote, record, new Date()), store, bring, () => {});
}

/** What a visitor finds: what the deployments keep for themselves left out. */
const site = ({ texts }: MemoryStore) =>
  Object.fromEntries([...texts].filter(([path]) => !path.startsWith('.deployments/')).sort());
const sorted = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).sort());

it('puts a site on an empty store', async () => {
  const store = memoryStore();
  await deploy(store, old);
  expect(site(store)).toEqual(sorted(old));
});

it('replaces a site, and keeps its hashed files', async () => {
  const store = memoryStore();
  await deploy(store, old);
  await deploy(store, changed);
  const kept = { '_next/static/old.js': 'old script' };
  expect(site(store)).toEqual(sorted({ ...changed, ...kept }));
});

it('brings the deployment before back, and forth again', async () => {
  const store = memoryStore();
  await deploy(store, old);
  await deploy(store, changed);
  await rollBack(store);
  expect(site(store)).toMatchObject(old);
  expect(store.texts.has('fresh.html')).toBe(false);
  await rollBack(store);
  expect(site(store)).toMatchObject(changed);
  expect(store.texts.has('gone.html')).toBe(false);
});

it('has nothing to bring back after the first deployment', async () => {
  const store = memoryStore();
  await deploy(store, old);
  await expect(rollBack(store)).rejects.toThrow('no deployment before this one');
});

it('says so when the store has lost what a rollback needs', async () => {
  const store = memoryStore();
  await deploy(store, old);
  await deploy(store, changed);
  store.texts.delete(keptPath(md5(old['gone.html'])));
  await expect(rollBack(store)).rejects.toThrow('has lost 1 of its files, such as gone.html');
});

/** One more than the changes of the second deployment: the last one is not interrupted. */
const moments = Array.from({ length: 13 }, (_, changes) => changes);

it.each(moments)(
  'is whole when interrupted after %d changes, and then finished',
  async (changes) => {
    const first = memoryStore();
    await deploy(first, old);
    const broken = memoryStore(first.texts, changes);
    await deploy(broken, changed).catch(() => {});
    for (const [path, text] of Object.entries(site(broken))) {
      if (!path.endsWith('.html')) continue;
      expect([old, changed].map((build) => Object(build)[path])).toContain(text);
      for (const [file] of text.matchAll(/\S+\.(?:js|svg)/g))
        expect([...broken.texts.keys()]).toContain(file);
    }

    const again = memoryStore(broken.texts);
    await deploy(again, changed);
    expect(site(again)).toMatchObject(changed);
    expect(again.texts.has('gone.html')).toBe(false);
    await rollBack(again);
    expect(site(again)).toMatchObject(old);
  },
);

it('takes an interrupted deployment back to the last whole one', async () => {
  const first = memoryStore();
  await deploy(first, old);
  const broken = memoryStore(first.texts, 6);
  await expect(deploy(broken, changed)).rejects.toThrow('The connection broke');
  const again = memoryStore(broken.texts);
  await rollBack(again);
  expect(site(again)).toMatchObject(old);
});

it('leaves nothing behind of two deployments that were interrupted', async () => {
  const first = memoryStore();
  await deploy(first, old);
  const uploaded = memoryStore(first.texts, 7);
  await expect(deploy(uploaded, changed)).rejects.toThrow('The connection broke');
  expect(uploaded.texts.has('fresh.html')).toBe(true);
  const begun = memoryStore(uploaded.texts, 1);
  await expect(deploy(begun, { 'index.html': 'another' })).rejects.toThrow('The connection broke');
  const again = memoryStore(begun.texts);
  await deploy(again, old);
  expect(again.texts.has('fresh.html')).toBe(false);
});
