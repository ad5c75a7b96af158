import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { fileNames } from '../../lib/file-names';

interface Commit {
  message: string;
  /** The new text or bytes of each file, by path. */
  added: Map<string, Buffer>;
  removed: string[];
}

const oidOf = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** A GitHub with one repository: what the forms ask of its REST and GraphQL APIs, and no more. */
export class FakeForge {
  readonly files: Map<string, Buffer>;
  readonly commits: Commit[] = [];
  /** What goes wrong from now on. */
  fault: 'offline' | 'expired' | 'answer lost' | undefined;
  #head = randomBytes(20).toString('hex');
  #author = 'Owner';

  /** @param root the folder above content/. */
  constructor(root: string) {
    const names = fileNames(join(root, 'content')).map((name) => `content/${name}`);
    this.files = new Map(names.map((name) => [name, readFileSync(join(root, name))]));
  }

  text = (file: string) => this.files.get(file)?.toString('utf8') ?? '';

  /** Answers every request to the forge from a browser. */
  async answer(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', (route) => this.#answer(route));
  }

  commit(added: ReadonlyMap<string, Buffer>, removed: string[], message: string, author = 'Owner') {
    for (const file of removed) this.files.delete(file);
    for (const [file, bytes] of added) this.files.set(file, bytes);
    this.#head = randomBytes(20).toString('hex');
    this.#author = author;
    this.commits.push({ message, added: new Map(added), removed });
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = Object.fromEntries(
      ['origin', 'headers', 'methods'].map((name) => [`access-control-allow-${name}`, '*']),
    );
    const json = (value: unknown, status = 200) => route.fulfill({ status, headers, json: value });
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (this.fault === 'offline') return route.abort('internetdisconnected');
    if (this.fault === 'expired') return json({ message: 'Bad credentials' }, 401);
    if (pathname === '/user')
      return json({
        id: 1,
        login: 'owner',
        name: 'Owner',
        email: 'o@owner.example',
        avatar_url: 'data:,',
      });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers });
    if (pathname.includes('/git/trees/')) {
      const tree = [...this.files].map(([path, bytes]) => ({
        ...{ path, type: 'blob', mode: '100644', sha: oidOf(bytes), size: bytes.length },
      }));
      return json({ sha: this.#head, tree });
    }
    if (pathname.includes('/git/blobs/')) {
      const body = this.#blob(pathname.split('/').at(-1));
      return route.fulfill({ headers, contentType: 'application/octet-stream', body: body ?? '' });
    }
    const { query, variables } = request.postDataJSON();
    if (!query.includes('createCommitOnBranch'))
      return json({ data: { repository: this.#look(query) } });
    const { expectedHeadOid, fileChanges, message } = variables.input;
    if (expectedHeadOid !== this.#head) {
      return json({
        data: { createCommitOnBranch: null },
        errors: [{ type: 'STALE_DATA', message: 'Expected branch to point elsewhere' }],
      });
    }
    const added = fileChanges.additions.map(({ path, contents }: Record<string, string>) => [
      path,
      Buffer.from(contents ?? '', 'base64'),
    ]);
    this.commit(
      new Map(added),
      fileChanges.deletions.map(({ path }: { path: string }) => path),
      message.headline,
    );
    if (this.fault === 'answer lost') return route.abort('connectionreset');
    const oids = [...query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)].map(
      ([, name, path]) => [
        name,
        { oid: oidOf(this.files.get(JSON.parse(path)) ?? Buffer.alloc(0)) },
      ],
    );
    const commit = {
      oid: this.#head,
      committedDate: new Date().toISOString(),
      ...Object.fromEntries(oids),
    };
    return json({ data: { createCommitOnBranch: { commit } } });
  }

  /** What a query about the repository asks: the head, the texts and who last changed them. */
  #look(query: string) {
    const oid = this.#head;
    const author = {
      name: this.#author,
      email: 'o@owner.example',
      user: { id: 1, login: 'owner' },
    };
    const last = {
      oid,
      message: this.commits.at(-1)?.message ?? 'First',
      author,
      committedDate: new Date().toISOString(),
    };
    const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(
      ([, name, id]) => [name, { text: this.#blob(id)?.toString('utf8'), isTruncated: false }],
    );
    const authors = [...query.matchAll(/(commit_\d+):\s*ref\(/g)].map(([, name]) => [
      name,
      { target: { history: { nodes: [last] } } },
    ]);
    return {
      defaultBranchRef: { name: 'main' },
      ref: { target: { oid, history: { nodes: [last] } } },
      ...Object.fromEntries([...texts, ...authors]),
    };
  }

  #blob = (oid: string | undefined) =>
    [...this.files.values()].find((bytes) => oidOf(bytes) === oid);
}
