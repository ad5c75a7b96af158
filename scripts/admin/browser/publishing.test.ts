import { sourceAt } from '../../../lib/content/read-content';
import type { FileChange } from '../../../lib/content/saves/file-changes';
import { testRoot } from '../../../lib/content/test-content.fixture';
import { FakeGitHub, oidOf } from './fake-github.fixture';
import { commit, newest } from './github';
import { resume } from './publishing';
import { saveChecked } from './save-checked';
import { say } from './say';

/** From a save to the site: the build's refusal stops a save, and the owner hears what is live. */

jest.mock('./admin-global', () => ({
  admin: {
    backend: { repo: 'owner/site' },
    github: { url: 'https://github.test', api: 'https://api.github.com/repos/owner/site' },
    publicFiles: ['photos/small.webp'],
  },
}));
jest.mock('./say', () => ({ clearDue: jest.fn(), isSaid: () => false, say: jest.fn() }));
jest.mock('../../../lib/content/build-day', () => ({ buildDay: () => '2026-11-23' }));

const contact = 'content/business/contact.yaml';
const about = 'content/business/about.yaml';
const source = sourceAt(testRoot);

let github: FakeGitHub;
/** What the site has of each file; undefined if it doesn't answer. */
let live: object | undefined;

const digests = () =>
  Object.fromEntries([...github.files].map(([path, bytes]) => [path, oidOf(bytes)]));

const kept = new Map<string, string>([['sveltia-cms.user', '{"token":"a-token"}']]);
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
/** Pixels of the photos that the browser reads. */
let pixels: { width: number; height: number } | undefined;
const createImageBitmap = async () => pixels ?? Promise.reject(new Error('not a picture'));

async function fetch(url: URL | string, init?: RequestInit): Promise<Response> {
  if (String(url) === '/admin/content.json')
    return new Response(JSON.stringify(live ?? {}), { status: live ? 200 : 404 });
  return String(url).startsWith('/photos/') ? new Response('photo') : github.fetch(url, init);
}

beforeEach(() => {
  github = new FakeGitHub();
  live = digests();
  pixels = undefined;
  Object.assign(globalThis, { fetch, localStorage, createImageBitmap });
  jest.useFakeTimers();
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  for (const key of kept.keys()) if (key.startsWith('not-live')) kept.delete(key);
});

async function save(path: string, was: RegExp, is: string) {
  const data = github.text(path).replace(was, is);
  const changes: FileChange[] = [{ action: 'update', path, data }];
  const { sha } = await newest();
  return saveChecked(source, changes, () => commit('A change', changes, sha));
}

const savePhone = (digits: string) => save(contact, /(?<=\nphone: ).*/, `208-555-${digits}`);

const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);
const lastWords = () => jest.mocked(say).mock.lastCall?.[0];
const looks = () => github.asked.filter((path) => path.endsWith('/check-runs')).length;

it('asks once a minute, and says when a save is live', async () => {
  await savePhone('0122');
  expect(lastWords()).toBe("Saved. It's being published.");
  await minutes(5);
  expect(looks()).toBe(5);
  live = digests();
  await minutes(1);
  expect(lastWords()).toBe('Live: what you saved is on the site.');
  await minutes(60);
  expect(looks()).toBe(5);
});

it('says what the check refused, to whoever comes later, too, and nothing of it after the next save', async () => {
  await savePhone('0123');
  github.refusal = { path: contact, message: 'Name and contact: Phone number: not this one' };
  await minutes(1);
  const refused = 'Not live: Name and contact: Phone number: not this one';
  expect(lastWords()).toBe(refused);
  say('');
  resume();
  await minutes(0);
  expect(lastWords()).toBe(refused);
  github.refusal = undefined;
  await savePhone('0124');
  expect(lastWords()).toBe("Saved. It's being published.");
  live = digests();
  await minutes(1);
  expect(lastWords()).toContain('Live');
  say('');
  resume();
  await minutes(2);
  expect(lastWords()).toBe('');
});

it('says if it cannot know, and after half an hour that someone has to look', async () => {
  await savePhone('0125');
  github.refuses = { part: 'check-runs', status: 502, body: {} };
  live = undefined;
  await minutes(1);
  expect(jest.mocked(say).mock.lastCall).toEqual([
    expect.stringContaining("it can't be seen from here"),
    'https://github.test',
  ]);
  await minutes(30);
  expect(lastWords()).toMatch(/^Not live yet after half an hour/);
});

it('takes a file for gone from the site only if the site says so', async () => {
  const area = 'content/business/area.yaml';
  const data = github.text(area).replace(/ {2}- thornby\n/, '');
  const changes: FileChange[] = [
    { action: 'delete', path: 'content/towns/thornby.yaml' },
    { action: 'update', path: area, data },
  ];
  const { sha } = await newest();
  await saveChecked(source, changes, () => commit('A change', changes, sha));
  live = undefined;
  await minutes(2);
  expect(lastWords()).toBe("Saved. It's being published.");
  live = digests();
  await minutes(1);
  expect(lastWords()).toContain('Live');
});

it('sends nothing that the build would refuse', async () => {
  await expect(savePhone('01')).rejects.toThrow('Name and contact: Phone number: expected');
  expect(github.messages).toEqual([]);
});

it('says what was wrong before, and keeps the site from being built', async () => {
  const town = 'content/towns/thornby.yaml';
  const broken = github.text(town).replace(/county: .*/, 'county: Harrow County');
  const changes: FileChange[] = [{ action: 'update', path: contact, data: github.text(contact) }];
  const { sha } = await newest();
  const texts = new Map([...source.texts, [town, broken]]);
  await saveChecked({ ...source, texts }, changes, () => commit('A change', changes, sha));
  expect(lastWords()).toMatch(/^Saved, but the site can't be built until .*: Thornby: County: exp/);
});

it('says where an old name is left', async () => {
  await save('content/towns/larkin.yaml', /^name: .*/m, 'name: Larkin Ford');
  expect(lastWords()).toMatch(/^Saved\. The old name “Larkin” is still in: /);
});

it.each([
  ['is too small', { width: 40, height: 30 }, '40 by 30 pixels'],
  ['can’t be read', undefined, 'no photo'],
])('refuses a photo of who comes that %s', async (_, size, found) => {
  pixels = size;
  const portrait = [/(?<=portrait:\n {4}file: ).*/, '/photos/small.webp'] as const;
  const withPhoto = { ...source, publicFiles: [...source.publicFiles, 'photos/small.webp'] };
  const data = github.text(about).replace(...portrait);
  const changes: FileChange[] = [{ action: 'update', path: about, data }];
  const saved = saveChecked(withPhoto, changes, () => commit('A photo', changes, ''));
  await expect(saved).rejects.toThrow(found);
  expect(github.messages).toEqual([]);
});
