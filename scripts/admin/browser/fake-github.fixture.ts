import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { fileNames } from '../../../lib/content/file-names';
import { testRoot } from '../../../lib/content/test-content.fixture';

export const oidOf = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

const user = { id: 1, login: 'owner', name: 'Owner', email: 'owner@owner.internal' };

/** The answer to each part of a query that matches, by its name there. */
const answers = (query: string, part: RegExp, answer: (about: string) => object | null) =>
  Object.fromEntries(
    [...query.matchAll(part)].map(([, name, about = '']) => [name, answer(about)]),
  );

type Reply = string | { status?: number; json?: unknown; body?: Buffer; contentType?: string };

interface CommitInput {
  message: { headline: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const dateOf = (at: number) => new Date(Date.UTC(2026, 10, 20, 16, at));

/** A GitHub with one repository: what the forms ask of its REST and GraphQL APIs, and no more. */
export class FakeGitHub {
  readonly files = new Map<string, Buffer>(
    fileNames(testRoot).map((name) => [name, readFileSync(join(testRoot, name))]),
  );
  /** The new text or bytes of each file of each commit. */
  readonly commits: ReadonlyMap<string, Buffer>[] = [];
  /** What the forms said about each of their commits, and the addresses they asked. */
  readonly messages: string[] = [];
  readonly asked: string[] = [];
  /** What goes wrong from now on; a lost answer is that of a save which arrived. */
  fault: 'offline' | 'expired' | 'lost answer' | undefined;
  /** What GitHub says in place of the checks of a commit, or of saving one. */
  refuses: { part: 'check-runs' | 'createCommit'; status: number; body: object } | undefined;
  /** What the check of the last commit found wrong, once it is done. */
  refusal: { path: string; message: string } | undefined;
  /** All files after each commit, and who made it; the first has what was there before. */
  readonly #states = [{ files: new Map(this.files), author: user.name, message: 'Change' }];

  #head = (at = this.commits.length) => oidOf(Buffer.from(`commit ${at}`));

  /** A commit as the REST API has it: a record whose name came back in another file is renamed. */
  #commitAt(at: number) {
    const { files, author, message } = this.#states[at] ?? { files: new Map<string, Buffer>() };
    const before = this.#states[at - 1]?.files ?? files;
    const changed = [...new Set([...before.keys(), ...files.keys()])].filter(
      (path) => before.get(path)?.equals(files.get(path) ?? Buffer.alloc(0)) !== true,
    );
    const nameIn = (text?: Buffer) => /^(?:name|title): .*/m.exec(`${text}`)?.[0];
    const named = changed.map((filename) => {
      const isOld = (path: string) =>
        !files.has(path) && nameIn(before.get(path)) === nameIn(files.get(filename));
      const previous = before.has(filename) ? undefined : changed.find(isOld);
      return { filename, previous_filename: previous };
    });
    const old = named.map(({ previous_filename: path }) => path);
    return {
      sha: this.#head(at),
      parents: at > 0 ? [{ sha: this.#head(at - 1) }] : [],
      commit: { message, author: { name: author }, committer: { date: dateOf(at) } },
      files: named.filter(({ filename }) => !old.includes(filename)),
    };
  }

  text = (file: string) => this.files.get(file)?.toString('utf8') ?? '';

  commit(
    added: ReadonlyMap<string, Buffer>,
    author: string,
    removed: readonly string[] = [],
    message = 'Change',
  ) {
    for (const file of removed) this.files.delete(file);
    for (const [file, bytes] of added) this.files.set(file, bytes);
    this.commits.push(added);
    this.#states.push({ files: new Map(this.files), author, message });
  }

  /** Answers a request of a browser; Playwright answers the preflights. */
  answer(route: Route): Promise<void> {
    const request = route.request();
    const { authorization } = request.headers();
    const reply = this.#reply(request.url(), authorization, request.postData());
    return typeof reply === 'string' ? route.abort(reply) : route.fulfill(reply);
  }

  /** Takes the place of a browser's fetch. */
  fetch = async (url: URL | string, init?: RequestInit): Promise<Response> => {
    const authorization = new Headers(init?.headers).get('authorization') ?? '';
    const reply = this.#reply(String(url), authorization, String(init?.body));
    if (typeof reply === 'string') throw new TypeError('Failed to fetch');
    const { status = 200, json } = reply;
    return new Response(JSON.stringify(json), { status });
  };

  /** What comes back; of a connection that breaks, why. */
  #reply(url: string, authorization: string | undefined, posted: string | null): Reply {
    const { pathname } = new URL(url);
    const json = (value: unknown, status = 200) => ({ status, json: value });
    if (this.fault === 'offline') return 'internetdisconnected';
    if (this.fault === 'expired') return json({ message: 'Bad credentials' }, 401);
    this.asked.push(pathname);
    if (authorization !== 'token a-token') return json({}, 401);
    const { part = '', status = 0, body = {} } = this.refuses ?? {};
    if (part && `${pathname} ${posted}`.includes(part)) return json(body, status);
    if (pathname === '/repos/owner/site') return json({ default_branch: 'main' });
    if (pathname === '/user') return json({ ...user, avatar_url: 'data:,' });
    if (pathname.includes('/collaborators/')) return { status: 204 };
    if (pathname.endsWith('/check-runs')) {
      const output = { annotations_url: 'https://api.github.com/annotations' };
      const conclusion = this.refusal ? 'failure' : 'success';
      return json({ check_runs: [{ name: 'Content', conclusion, output }] });
    }
    if (pathname === '/annotations') return json([{ path: '.github' }, this.refusal]);
    if (pathname.endsWith('/commits'))
      return json(this.#states.map((_, at) => this.#commitAt(at)).reverse());
    const [, name] = /\/commits\/([^/]+)$/.exec(pathname) ?? [];
    if (name) {
      const at = this.#states.findIndex((_, index) => this.#head(index) === name);
      return json(this.#commitAt(name === 'HEAD' ? this.commits.length : at));
    }
    if (pathname.includes('/git/blobs/')) {
      const body = [...this.files.values()].find((bytes) => pathname.endsWith(oidOf(bytes)));
      const contentType = 'application/octet-stream';
      return body ? { body, contentType } : json({}, 404);
    }
    if (pathname.includes('/git/trees/')) {
      const blob = { type: 'blob', mode: '100644' };
      const tree = [...this.files].map(([path, bytes]) => ({ ...blob, path, sha: oidOf(bytes) }));
      return json({ sha: this.#head(), tree });
    }
    const { query, variables } = JSON.parse(posted ?? '{}');
    if (query.includes('createCommitOnBranch')) {
      const answer = this.#save(query, variables.input);
      if (this.fault !== 'lost answer') return json(answer);
      this.fault = undefined;
      return 'connectionreset';
    }
    return json({ data: { repository: this.#look(query) } });
  }

  #save(query: string, { expectedHeadOid, fileChanges, message }: CommitInput) {
    if (expectedHeadOid !== this.#head()) {
      const errors = [{ type: 'STALE_DATA', message: 'Expected branch to point elsewhere' }];
      return { data: { createCommitOnBranch: null }, errors };
    }
    const added = fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
    );
    const removed = fileChanges.deletions.map(({ path }) => path);
    this.commit(new Map(added), user.name, removed, message.headline);
    this.messages.push(message.headline);
    const oids = answers(query, /(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g, (path) => ({
      oid: oidOf(this.files.get(JSON.parse(path)) ?? Buffer.alloc(0)),
    }));
    const commit = { oid: this.#head(), committedDate: new Date(), ...oids };
    return { data: { createCommitOnBranch: { commit } } };
  }

  /** What a query about the repository asks: the texts, and who last changed them. */
  #look(query: string) {
    const at = this.commits.length;
    const { author, message } = this.#states[at] ?? {};
    const oid = this.#head();
    const node = {
      oid,
      message,
      author: { ...user, name: author, user },
      committedDate: dateOf(at),
    };
    const target = { ...node, history: { nodes: [node] } };
    const named = /(content_\d+): object\((?:oid|expression): "([^"]+)"\)/g;
    const texts = answers(query, named, (name) => {
      const [sha, path] = name.split(':');
      const bytes = path
        ? this.#states.find((_, index) => this.#head(index) === sha)?.files.get(path)
        : [...this.files.values()].find((one) => oidOf(one) === name);
      return bytes ? { text: `${bytes}` } : null;
    });
    const changes = answers(query, /(commit_\d+):\s*ref\(/g, () => ({ target }));
    return { defaultBranchRef: { name: 'main' }, ref: { target }, ...texts, ...changes };
  }
}
