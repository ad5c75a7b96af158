import type { Change } from '../../../lib/content/changes';
import { whyNotSaved } from './why-not-saved';

/** The repository at GitHub, with the token that the system keeps in the browser. */

const { config, forge } = Object(globalThis).admin ?? {};
const { repo = '/', branch = 'HEAD' } = config?.backend ?? {};

/** A commit, as the content management system has it. */
interface Sent {
  sha: string;
  date: Date;
  files: Record<string, { sha: string }>;
}

/** What lets the owner in at the forge; undefined before anyone has signed in. */
export const token = (): string | undefined =>
  Object(JSON.parse(localStorage.getItem('sveltia-cms.user') ?? 'null')).token;

/**
 * What the forge answers at an address of its API.
 *
 * @param body of a question in GraphQL.
 * @throws Error whose cause has the forge's words and the status, as the system's own errors do.
 */
export async function ask(url: string, body?: object) {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const headers = { Authorization: `token ${token()}` };
  const response = await fetch(url, { ...init, headers, cache: 'no-cache' });
  const { ok, status } = response;
  const answer = await response.json().catch(() => ({ message: 'server error' }));
  const { message, errors = [] } = Object(answer);
  if (ok && !message && errors.length === 0) return answer;
  const words = message ?? errors.map((error: Error) => error.message).join(', ');
  throw new Error('The forge refused', { cause: { status, message: words } });
}

const graph = async (query: string, variables: object) =>
  (await ask(new URL('/graphql', forge.commits).href, { query, variables })).data;

/** Parts of the repository by their names in a query. */
async function look(parts: string) {
  const [owner, name] = repo.split('/');
  const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { defaultBranchRef { name } ${parts} } }`;
  return Object((await graph(query, { owner, name })).repository);
}

/** The newest commit of the branch, which `parts` say more of. */
export async function headOf(parts = '') {
  const { head, defaultBranchRef } = await look(
    `head: object(expression: ${JSON.stringify(branch)}) { ... on Commit { oid committedDate ${parts} } }`,
  );
  if (!head) throw new Error('The repository doesn’t have the branch.');
  return { ...head, branchName: branch === 'HEAD' ? defaultBranchRef.name : branch };
}

/** Folders and files by what Git calls them: they never change. */
const known = new Map<string, { entries?: unknown[]; text?: string }>();

/** What folders and files hold, each by what Git calls it. */
export async function objectsOf(all: readonly string[]) {
  const oids = [...new Set(all)].filter((oid) => !known.has(oid));
  for (let start = 0; start < oids.length; start += 100) {
    const parts = oids.slice(start, start + 100).map((oid, at) => {
      return `content_${at}: object(oid: "${oid}") { ... on Tree { entries { name oid type } } ... on Blob { text } }`;
    });
    const found = await look(parts.join(' '));
    for (const at of parts.keys())
      known.set(oids[start + at] ?? '', Object(found[`content_${at}`]));
  }
  return known;
}

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Saves texts and deletions on top of the newest commit; without any, it is a commit that only publishes. */
export async function commit(headline: string, changes: readonly Change[]): Promise<Sent> {
  const { oid, branchName } = await headOf();
  const input = {
    branch: { repositoryNameWithOwner: repo, branchName },
    expectedHeadOid: oid,
    fileChanges: {
      additions: changes.flatMap(({ path, data }) =>
        typeof data === 'string' ? [{ path, contents: base64(data) }] : [],
      ),
      deletions: changes.flatMap(({ action, path, previousPath = path }) =>
        action === 'delete' || previousPath !== path ? [{ path: previousPath }] : [],
      ),
    },
    message: { headline },
  };
  const query =
    'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
  const { createCommitOnBranch } = await graph(query, { input });
  return { sha: createCommitOnBranch.commit.oid, date: new Date(), files: {} };
}

/** The SHA-1 of some texts or files, one after the other. */
export async function digestOf(...parts: BlobPart[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-1', await new Blob(parts).arrayBuffer());
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The newest commit, if the branch has the changes: an answer can get lost on its way. */
async function arrived(changes: readonly Change[]): Promise<Sent | undefined> {
  const files: Sent['files'] = {};
  for (const { action, path, data } of changes) {
    if (action === 'delete') continue;
    const part = data instanceof Blob ? data : String(data);
    // What Git calls a file with this text or these bytes.
    files[path] = { sha: await digestOf(`blob ${new Blob([part]).size}\0`, part) };
  }
  const paths = changes.flatMap(({ path, previousPath = path }) => [path, previousPath]);
  const parts = paths.map((path, at) => `file_${at}: file(path: ${JSON.stringify(path)}) { oid }`);
  const head = await headOf(parts.join(' '));
  const isThere = paths.every((path, at) => head[`file_${at}`]?.oid === files[path]?.sha);
  return isThere ? { sha: head.oid, date: new Date(head.committedDate), files } : undefined;
}

/**
 * Sends changes, and finds out whether they arrived if no answer says so.
 *
 * @throws Error with words for the owner, if they didn't.
 */
export async function delivered(
  changes: readonly Change[],
  send: () => Promise<Sent>,
): Promise<Sent> {
  const find = async () => (forge?.commits && token() ? arrived(changes) : undefined);
  const later = () => new Promise((resolve) => setTimeout(resolve, 2000)).then(find);
  return send().catch(async (error: unknown) => {
    const sent = await find()
      .catch(later)
      .catch(() => undefined);
    if (sent) return sent;
    throw new Error(whyNotSaved(error));
  });
}
