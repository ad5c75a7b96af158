import { createServer, type Server } from 'node:http';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { createSiteServer, listen } from './serve';

const { path, write } = temporaryFolder(true);
let server: Server;
let port: number;

beforeAll(async () => {
  const pages = {
    'index.html': 'home',
    '404.html': 'not found',
    'areas/boise/index.html': 'boise',
  };
  const others = { '_next/static/a.js': '1', '.well-known/security.txt': 'Contact:', 'a.vcf': '' };
  for (const [file, text] of Object.entries({ ...pages, ...others })) write(`out/${file}`, text);
  write('secret.txt', 'secret');
  server = createSiteServer(path('out'));
  port = await listen(server, 41_730);
});

afterAll(() => server.close());

const get = (url: string) => fetch(`http://localhost:${port}${url}`, { redirect: 'manual' });

const immutable = 'public, max-age=31536000, immutable';

it.each([
  ['/', 'home', 'text/html;charset=utf-8', 'no-cache'],
  ['/areas/b%6Fise/', 'boise', 'text/html;charset=utf-8', 'no-cache'],
  ['/_next/static/a.js', '1', 'text/javascript;charset=utf-8', immutable],
  ['/.well-known/security.txt', 'Contact:', 'text/plain;charset=utf-8', 'no-cache'],
])('serves %s with its content type and caching', async (url, body, type, caching) => {
  const response = await get(url);
  expect([response.status, await response.text()]).toEqual([200, body]);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(caching);
});

it('redirects a folder to its URL with the slash, and keeps the query', async () => {
  const { status, headers } = await get('/areas/boise?from=map');
  expect([status, headers.get('location')]).toEqual([302, '/areas/boise/?from=map']);
});

// e2e/specs/hostile.spec.ts has more of these.
it.each([
  ...['/areas/atlantis/', '/areas/', '/nothing', '/a.vcf/', '/areas/boise/index'],
  ...['//areas/boise', '//secret.txt', '/..%2fsecret.txt', '/%E0%A4%A', '/%00'],
])('answers %s with 404.html and status 404', async (url) => {
  const response = await get(url);
  expect([response.status, await response.text()]).toEqual([404, 'not found']);
});

it('takes the next port when one is taken, or says plainly that it is', async () => {
  const second = createServer();
  await expect(listen(second, port, false)).rejects.toThrow(
    `Port ${port} is in use: stop the program that uses it, or set PORT to another one.`,
  );
  expect(await listen(second, port)).toBeGreaterThan(port);
  second.close();
});
