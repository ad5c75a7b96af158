import type { FileChange } from '../../../lib/content/saves/file-changes';
import { FakeGitHub, oidOf } from './fake-github.fixture';
import { commit, delivered, hasFiles, hashesAfter, newest } from './github';
import { currentFiles, lastSaves } from './history';

/** What the forms ask of GitHub, and what they say when it refuses. */

jest.mock('./admin-global', () => ({
  admin: {
    backend: { repo: 'owner/site' },
    github: { api: 'https://api.github.com/repos/owner/site' },
  },
}));

const contact = 'content/business/contact.yaml';
const town = 'content/towns/larkin.yaml';

let github: FakeGitHub;
let stored: string | null;

beforeEach(() => {
  github = new FakeGitHub();
  stored = JSON.stringify({ token: 'a-token' });
  Object.assign(globalThis, { fetch: github.fetch, localStorage: { getItem: () => stored } });
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

const update = (path: string, data: string): FileChange[] => [{ action: 'update', path, data }];

/** Saves, on top of the newest commit if none is named; what is thrown is the result. */
async function save(changes: readonly FileChange[], head?: string) {
  const at = head ?? (await newest().catch(() => ({ sha: '' }))).sha;
  const sent = delivered(changes, () => commit('A change', changes, at)).catch((error) => error);
  await jest.advanceTimersByTimeAsync(2000);
  return sent;
}

it('saves texts and deletions as one commit, letter for letter', async () => {
  const text = 'name: Ñandú’s 💧 “Spring”\n';
  const sent = await save([...update(contact, text), { action: 'delete', path: town }]);
  expect([github.text(contact), github.files.has(town)]).toEqual([text, false]);
  expect(github.messages).toEqual(['A change']);
  expect((await newest()).sha).toBe(sent.sha);
});

it('takes a save whose answer was lost for one, and one that did not arrive for none', async () => {
  github.fault = 'lost answer';
  const changes = [...update(contact, 'a: 1\n'), { action: 'delete' as const, path: town }];
  const { sha, files } = await save(changes);
  const { sha: head } = await newest();
  expect([sha, files]).toEqual([head, { [contact]: { sha: oidOf(Buffer.from('a: 1\n')) } }]);
  expect(github.commits).toHaveLength(1);
  github.fault = 'offline';
  expect((await save(update(contact, 'b: 2\n'))).message).toContain('The connection broke.');
  expect(github.commits).toHaveLength(1);
});

const mutation = { createCommitOnBranch: null };
const errors = (message: string, type?: string) => ({
  data: mutation,
  errors: [{ type, message }],
});

/** As GitHub was reported to refuse saves, and what the owner is told to do. */
const refusals: [reason: string, status: number, body: object, words: RegExp][] = [
  [
    'a ruleset',
    200,
    errors('Repository rule violations found\n\nChanges must be made through a pull request.\n\n'),
    /^A rule .*“Rules” or “Branches”.* GitHub says: “Repository rule violations found/,
  ],
  [
    'a protected branch',
    200,
    errors('Protected branch update failed for refs/heads/main.'),
    /^A rule .*bypass it/,
  ],
  [
    'a limit on the lifetime of tokens',
    403,
    {
      message:
        "The 'acme' organization forbids access via a fine-grained personal access tokens if the token's lifetime is greater than 90 days.",
    },
    /expires sooner\. Leave the form, choose “Sign Out”.*GitHub says: .*greater than 90 days/,
  ],
  [
    'the sign-in of an organization',
    403,
    {
      message:
        'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.',
    },
    /“Configure SSO” beside your token/,
  ],
  [
    'an archive',
    200,
    errors('Repository was archived so is read-only.', 'FORBIDDEN'),
    /“Unarchive this repository”/,
  ],
  [
    'no such repository',
    200,
    errors("Could not resolve to a Repository with the name 'owner/site'.", 'NOT_FOUND'),
    /^There is no such repository.* SITE_REPOSITORY .*“Sign Out”/,
  ],
  [
    'a token that only reads',
    200,
    errors('Resource not accessible by personal access token', 'FORBIDDEN'),
    /^Your token may only read.*“Sign Out”.*offers what you typed/,
  ],
  ['a deleted token', 401, { message: 'Bad credentials' }, /^Your token has expired/],
  [
    'too many requests',
    403,
    { message: 'You have exceeded a secondary rate limit.' },
    /no more requests for now/,
  ],
  [
    'a fault of its own, as JSON',
    502,
    { message: 'Something went wrong while executing your query.' },
    /gave no answer\. Leave this page open, and save again in a minute\.$/,
  ],
  [
    'an address that is not allowed',
    403,
    {
      message:
        'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted',
    },
    /lets in only some networks/,
  ],
  [
    'what looks like a password',
    200,
    errors('Repository rule violations found\n\nSecret detected in content'),
    /looks like a password/,
  ],
  ['a locked account', 403, { message: 'Sorry. Your account was suspended.' }, /is locked/],
  [
    'a reason that no one foresaw',
    418,
    { message: 'I am a teapot' },
    /^The site’s repository refused it: “I am a teapot”$/,
  ],
];

it.each(refusals)('says what to do about %s', async (_, status, body, words) => {
  github.refuses = { part: 'createCommit', status, body };
  expect((await save(update(contact, 'a: 1\n'))).message).toMatch(words);
  github.refuses = undefined;
  await save(update(contact, 'a: 1\n'));
  expect(github.messages).toHaveLength(1);
});

it('says that someone else saved meanwhile', async () => {
  const { sha } = await newest();
  github.commit(new Map([[town, Buffer.from('name: Elsewhere\n')]]), 'Pat');
  const { message } = await save(update(contact, 'a: 1\n'), sha);
  expect(message).toContain('updated by someone else while saving. Save again');
});

it('gives files the hashes that GitHub gives them', async () => {
  const text = 'name: Ñandú\n';
  const photo = new Blob([Uint8Array.of(0, 255, 10)]);
  const hashes = await hashesAfter([
    { action: 'move', path: 'content/b.yaml', previousPath: 'content/a.yaml', data: text },
    { action: 'create', path: 'public/photos/c.webp', data: photo },
    { action: 'delete', path: town },
  ]);
  expect(hashes).toEqual({
    'content/a.yaml': null,
    'content/b.yaml': oidOf(Buffer.from(text)),
    'public/photos/c.webp': oidOf(Buffer.from([0, 255, 10])),
    [town]: null,
  });
  const there = { 'content/b.yaml': oidOf(Buffer.from(text)) };
  expect([hasFiles(there, { ...there, [town]: null }), hasFiles({}, there)]).toEqual([true, false]);
});

it('lists saves with what they did to each file, and nothing of the first', async () => {
  const before = github.text(contact);
  github.commit(new Map([[contact, Buffer.from('a: 1\n')]]), 'Pat');
  const renamed = 'content/towns/larkin-ford.yaml';
  const text = github.text(town);
  github.commit(new Map([[renamed, Buffer.from(text)]]), 'Ann', [town]);
  const [last, first, none, ...others] = await lastSaves();
  const edits = (save = none) =>
    save?.edits.map(({ path, before, after }) => ({ path, before, after }));
  expect([last?.author, first?.author, others]).toEqual(['Ann', 'Pat', []]);
  expect(edits(last)).toEqual([
    { path: renamed, before: undefined, after: text },
    { path: town, before: text, after: undefined },
  ]);
  expect(edits(first)).toEqual([{ path: contact, before, after: 'a: 1\n' }]);
  expect(edits(none)).toEqual([]);
});

it('reads all content, however many files there are', async () => {
  const towns = Array.from({ length: 210 }, (_, index) => `content/towns/town-${index}.yaml`);
  const texts = towns.map((path) => [path, Buffer.from(`name: ${path}\r\n`)] as const);
  github.commit(new Map([...texts, ['public/photos/me.webp', Buffer.of(0)]]), 'Pat');
  const { head, texts: read, publicFiles } = await currentFiles();
  expect(head).toBe((await newest()).sha);
  expect(towns.filter((path) => read.get(path) !== `name: ${path}\n`)).toEqual([]);
  expect(publicFiles).toEqual(['photos/me.webp']);
  expect([...read.keys()].filter((path) => !path.startsWith('content/'))).toEqual([]);
});

it('asks nothing for someone who has not signed in', async () => {
  stored = null;
  github.refuses = { part: 'createCommit', status: 502, body: {} };
  expect((await save(update(contact, 'a: 1\n'), 'head')).message).toContain('token');
});
