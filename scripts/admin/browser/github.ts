import type { FileChange } from '../../../lib/content/saves/file-changes';
import { admin } from './admin-global';
import { refusalOf } from './why-not-saved';

/** The repository at GitHub, with the token that the CMS keeps in the browser. */

const { backend } = admin;
/** The repository's name, such as owner/site. */
export const repo = backend?.repo ?? '/';
/** Where the forms save; HEAD is the repository's own choice. */
export const branch = backend?.branch ?? 'HEAD';

/** A commit that arrived, as the CMS has it. */
export interface SentCommit {
  sha: string;
  date: Date;
  files: Record<string, { sha: string }>;
}

/** The owner's token for GitHub; undefined before anyone has signed in. */
export const token = (): string | undefined =>
  JSON.parse(localStorage.getItem('sveltia-cms.user') ?? 'null')?.token;

/**
 * What GitHub answers.
 *
 * @param url from the repository's address in its API, such as commits/HEAD.
 * @param body of a question in GraphQL.
 * @throws Error whose cause has GitHub's words and the status, as the CMS's own errors do.
 */
export async function fetchJson(url: string, body?: object) {
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { Authorization: `token ${token()}` };
  const init: RequestInit = { ...post, headers, cache: 'no-cache' };
  const response = await fetch(new URL(url, `${admin.github?.api}/`), init);
  const { ok, status } = response;
  const answer = await response.json().catch(() => ({ message: 'server error' }));
  const { message, errors = [] }: { message?: string; errors?: Error[] } = answer ?? {};
  if (ok && !message && errors.length === 0) return answer;
  const words = message ?? errors.map((error) => error.message).join(', ');
  throw new Error('GitHub refused', { cause: { status, message: words } });
}

export const queryGraph = async (query: string, variables: object) =>
  (await fetchJson('/graphql', { query, variables })).data;

/** The newest commit, and Git's hash of each file in it. */
export async function newest() {
  const { sha, commit } = await fetchJson(`commits/${branch}`);
  const { tree } = await fetchJson(`git/trees/${sha}?recursive=1`);
  const files: [string, string][] = tree
    .filter(({ type }: { type: string }) => type === 'blob')
    .map((file: { path: string; sha: string }) => [file.path, file.sha]);
  return { sha, date: new Date(commit.committer.date), files: Object.fromEntries(files) };
}

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/**
 * Saves texts and deletions.
 *
 * @param expectedHeadOid the commit below this one: GitHub refuses if it isn't the newest.
 */
export async function commit(
  headline: string,
  changes: readonly FileChange[],
  expectedHeadOid: string,
): Promise<SentCommit> {
  const additions = changes.flatMap(({ path, data }) =>
    typeof data === 'string' ? { path, contents: base64(data) } : [],
  );
  const deletions = changes.flatMap(({ path, data }) => (data === undefined ? { path } : []));
  const branchName = backend?.branch ?? (await fetchJson(`/repos/${repo}`)).default_branch;
  const input = {
    branch: { repositoryNameWithOwner: repo, branchName },
    expectedHeadOid,
    fileChanges: { additions, deletions },
    message: { headline },
  };
  const query =
    'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
  const { createCommitOnBranch } = await queryGraph(query, { input });
  return { sha: createCommitOnBranch.commit.oid, date: new Date(), files: {} };
}

/** Git's hash of each file after some changes; null for one that is gone. */
export async function hashesAfter(changes: readonly FileChange[]) {
  const hashes: Record<string, string | null> = {};
  for (const { action, path, previousPath = path, data } of changes) {
    hashes[previousPath] = null;
    if (action === 'delete') continue;
    const file = data instanceof Blob ? data : new Blob([String(data)]);
    const whole = new Blob([`blob ${file.size}\0`, file]);
    const digest = await crypto.subtle.digest('SHA-1', await whole.arrayBuffer());
    const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
    hashes[path] = bytes.join('');
  }
  return hashes;
}

type Hashes = Readonly<Record<string, string | null>>;

/** Whether files are there, or gone, as they are after some changes. */
export const hasFiles = (files: Hashes, changed: Hashes): boolean =>
  Object.entries(changed).every(([path, hash]) => (files[path] ?? null) === hash);

/** The newest commit, if the branch has the changes: an answer can get lost on its way. */
async function arrived(changes: readonly FileChange[]): Promise<SentCommit | undefined> {
  if (!admin.github || !token()) return undefined;
  const { files, ...sent } = await newest();
  const hashes = await hashesAfter(changes);
  if (!hasFiles(files, hashes)) return undefined;
  const there = Object.entries(hashes).flatMap(([path, sha]) => (sha ? [[path, { sha }]] : []));
  return { ...sent, files: Object.fromEntries(there) };
}

/**
 * Sends changes, and finds out whether they arrived if no answer says so.
 *
 * @throws Refusal if they didn't.
 */
export const delivered = async (
  changes: readonly FileChange[],
  send: () => Promise<SentCommit>,
): Promise<SentCommit> =>
  send().catch(async (error: unknown) => {
    // A line that broke may be there again.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const sent = await arrived(changes).catch(() => undefined);
    if (sent) return sent;
    throw refusalOf(error);
  });
