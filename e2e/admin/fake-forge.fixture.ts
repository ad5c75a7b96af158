import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { fileNames } from '../../lib/content/file-names';
import { testRoot } from '../../lib/content/test-content.fixture';

const oidOf = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

const user = { id: 1, login: 'owner', name: 'Owner', email: 'owner@owner.internal' };

/** The answer to each part of a query that matches, by its name there. */
const answers = (query: string, part: RegExp, answer: (about: string) => object) =>
  Object.fromEntries(
    [...query.matchAll(part)].map(([, name, about = '']) => [name, answer(about)]),
  );

interface CommitInput {
  message: { headline: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

/** A GitHub with one repository: what the forms ask of its REST and GraphQL APIs, and no more. */
export class FakeForge {
  readonly files = new Map<string, Buffer>(
    fileNames(testRoot).map((name) => [name, readFileSync(join(testRoot, name))]),
  );
  /** The new text or bytes of each file of each commit. */
  readonly commits: ReadonlyMap<string, Buffer>[] = [];
  /** What the forms said about each of their commits, and what they asked the workflows to do. */
  readonly messages: string[] = [];
  readonly dispatched: string[] = [];
  /** What goes wrong from now on. */
  fault: 'offline' | 'expired' | undefined;
  /** What the check of the last commit found wrong, once it is done. */
  refusal: { path: string; message: string } | undefined;
  #author = user.name;

  #head = () => oidOf(Buffer.from(`commit ${this.commits.length}`));

  text = (file: string) => this.files.get(file)?.toString('utf8') ?? '';

  commit(added: ReadonlyMap<string, Buffer>, author: string, removed: readonly string[] = []) {
    for (const file of removed) this.files.delete(file);
    for (const [file, bytes] of added) this.files.set(file, bytes);
    this.#author = author;
    this.commits.push(added);
  }

  /** Answers a request to the forge; Playwright answers the preflights. */
  answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const json = (value: unknown, status = 200) => route.fulfill({ status, json: value });
    if (this.fault === 'offline') return route.abort('internetdisconnected');
    if (this.fault === 'expired') return json({ message: 'Bad credentials' }, 401);
    if (pathname === '/user') return json({ ...user, avatar_url: 'data:,' });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204 });
    if (pathname.endsWith('/check-runs')) {
      const output = { annotations_url: 'https://api.github.com/annotations' };
      const conclusion = this.refusal ? 'failure' : 'success';
      return json({ check_runs: [{ name: 'Content', conclusion, output }] });
    }
    if (pathname === '/annotations') return json([{ path: '.github' }, this.refusal]);
    if (pathname.includes('/git/blobs/')) {
      const body = [...this.files.values()].find((bytes) => pathname.endsWith(oidOf(bytes)));
      const contentType = 'application/octet-stream';
      return body ? route.fulfill({ body, contentType }) : json({}, 404);
    }
    if (pathname.includes('/git/trees/')) {
      const blob = { type: 'blob', mode: '100644' };
      const tree = [...this.files].map(([path, bytes]) => ({ ...blob, path, sha: oidOf(bytes) }));
      return json({ sha: this.#head(), tree });
    }
    const { query, variables, event_type } = request.postDataJSON();
    if (pathname.endsWith('/dispatches')) {
      this.dispatched.push(event_type);
      return route.fulfill({ status: 204 });
    }
    if (query.includes('createCommitOnBranch')) return json(this.#save(query, variables.input));
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
    this.commit(new Map(added), user.name, removed);
    this.messages.push(message.headline);
    const oids = answers(query, /(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g, (path) => ({
      oid: oidOf(this.files.get(JSON.parse(path)) ?? Buffer.alloc(0)),
    }));
    const commit = { oid: this.#head(), committedDate: new Date(), ...oids };
    return { data: { createCommitOnBranch: { commit } } };
  }

  /** What a query about the repository asks: the head, the texts and who last changed them. */
  #look(query: string) {
    const author = { ...user, name: this.#author, user };
    const last = { oid: this.#head(), message: 'Change', author, committedDate: new Date() };
    const target = { oid: this.#head(), history: { nodes: [last] } };
    const blobs = new Map([...this.files.values()].map((bytes) => [oidOf(bytes), bytes]));
    const texts = answers(query, /(content_\d+): object\(oid: "(\w+)"\)/g, (oid) => ({
      text: blobs.get(oid)?.toString('utf8'),
      isTruncated: false,
    }));
    const changes = answers(query, /(commit_\d+):\s*ref\(/g, () => ({ target }));
    return { defaultBranchRef: { name: 'main' }, ref: { target }, ...texts, ...changes };
  }
}
