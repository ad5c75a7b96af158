import { hash } from 'node:crypto';
import * as fc from 'fast-check';
import { property } from '../../lib/property.fixture';
import { executePlan, makePlan } from './plan';

/** The text of each file by path. A text names the files that it needs. */
type Texts = Record<string, string>;

/** What others put into the bucket. */
const foreign: Texts = { 'invoice.pdf': "the owner's", 'other/index.html': "the owner's" };

/** A store in memory. `count` requests for changes fail after the `first` ones. */
function memoryStore(
  texts: Map<string, string>,
  { first, count }: { first: number; count: number },
) {
  let requests = 0;
  const change = async (apply: () => void) => {
    requests += 1;
    if (requests > first && requests <= first + count) throw new Error('The connection broke');
    apply();
  };
  return {
    list: async () => new Map([...texts].map(([path, text]) => [path, hash('md5', text)])),
    isOurs: async (path: string) => !(path in foreign),
    put: ({ path }: { path: string }, bytes: Uint8Array) =>
      change(() => texts.set(path, Buffer.from(bytes).toString())),
    remove: async (path: string) => {
      expect(path).not.toMatch(/^_next\/static/);
      await change(() => texts.delete(path));
    },
  };
}

/** A build of some pages, each in a version of its own. */
function buildOf(versions: readonly string[]): Texts {
  const build: Texts = { 'robots.txt': `for ${versions}` };
  for (const [index, version] of versions.entries()) {
    if (!version) continue;
    const data = [`_next/static/${version}.js`, `map-${version}.svg`, `admin/parts/${version}.js`];
    for (const path of data) build[path] = version;
    build['admin/admin.js'] = `needs admin/parts/${version}.js`;
    build[`${index}/index.html`] = `${version} needs admin/admin.js ${data.join(' ')}`;
  }
  build['sitemap.xml'] = Object.keys(build)
    .filter((path) => path.endsWith('.html'))
    .join(' ');
  return build;
}

const version = fc.constantFrom('', 'a', 'b', 'c');
const deployment = fc.record({
  build: fc.array(version, { minLength: 3, maxLength: 3 }).map(buildOf),
  /** No deployment makes as many requests as the highest of these. */
  first: fc.nat(30),
  count: fc.constantFrom(1, 100),
});

jest.spyOn(console, 'log').mockImplementation();

const filesOf = (build: Texts) =>
  Object.entries(build).map(([path, text]) => ({
    path,
    md5: hash('md5', text),
    type: 'text/html',
    cache: 'no-cache',
    redirect: undefined,
  }));

/** Expects that each file is from a build or from others, and that what files need is there. */
function expectIntact(texts: ReadonlyMap<string, string>, builds: readonly Texts[]) {
  const isKnown = ([path, text]: [string, string]) =>
    [foreign, ...builds].some((files) => files[path] === text);
  expect([...texts].filter((file) => !isKnown(file))).toEqual([]);
  const needed = [...texts.values()].flatMap((text) => text.match(/\S+\.\w+/g) ?? []);
  expect(needed.filter((path) => !texts.has(path))).toEqual([]);
}

/** Expects this build, what others put there, and nothing more but hashed files. */
function expectSite(texts: ReadonlyMap<string, string>, build: Texts) {
  const expected: Texts = { ...build, ...foreign };
  expect(Object.fromEntries(texts)).toMatchObject(expected);
  const others = [...texts.keys()].filter((path) => !(path in expected));
  expect(others.filter((path) => !path.startsWith('_next/static/'))).toEqual([]);
}

property(
  'whatever is interrupted, each page is from a build and each file that it needs is there',
  fc.array(deployment, { minLength: 2, maxLength: 8 }),
  async (deployments) => {
    const texts = new Map(Object.entries(foreign));
    const builds = deployments.map(({ build }) => build);
    for (const { build, ...failures } of deployments) {
      const store = memoryStore(texts, failures);
      const deploy = async () => {
        const plan = await makePlan(filesOf(build), store);
        await executePlan(plan, store, (path) => Buffer.from(build[path] ?? ''));
        expectSite(texts, build);
        const again = await makePlan(filesOf(build), store);
        expect(again.flat()).toEqual([]);
      };
      await deploy().catch((error) => expect(String(error)).toMatch('broke'));
      expectIntact(texts, builds);
    }
  },
  100,
);
