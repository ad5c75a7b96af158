import { createServer } from 'node:http';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { hostilePaths, wrongAnswers } from './hostile-paths.fixture';
import { createSiteServer, listenOnFreePort } from './serve';

const { path, write } = temporaryFolder(true);
const script = '_next/static/islands/0a1b.js';
for (const name of ['404.html', 'index.html', 'areas/boise/index.html', 'contact.vcf', script]) {
  write(`out/${name}`, name);
}
write('out/.well-known/security.txt', 'Contact:');
write('secret.txt', 'secret');

const server = createSiteServer(path('out'));
let port: number;
beforeAll(async () => {
  port = await listenOnFreePort(server, 41_730);
});
afterAll(() => server.close());

const get = (url: string) => fetch(`http://localhost:${port}${url}`, { redirect: 'manual' });

it.each([
  ['/', 'index.html', 'text/html', 'no-cache'],
  ['/areas/b%6Fise/', 'areas/boise/index.html', 'text/html', 'no-cache'],
  [`/${script}`, script, 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/.well-known/security.txt', 'Contact:', 'text/plain', 'no-cache'],
])('serves %s with its content type and caching', async (url, body, type, caching) => {
  const response = await get(url);
  expect([response.status, await response.text()]).toEqual([200, body]);
  expect(response.headers.get('content-type')).toBe(`${type};charset=utf-8`);
  expect(response.headers.get('cache-control')).toBe(caching);
});

it('redirects a folder to its URL with the slash, and keeps the query', async () => {
  const { status, headers } = await get('/areas/boise?from=map');
  expect([status, headers.get('location')]).toEqual([302, '/areas/boise/?from=map']);
});

it('answers no hostile path with an error of the server, or with what is outside', async () => {
  expect(hostilePaths).toHaveLength(400);
  expect(await wrongAnswers(`http://localhost:${port}`, path('out'))).toEqual([]);
});

it.each([
  ...['/areas/atlantis/', '/areas/', '/nothing', '/contact.vcf/', '/areas/boise/index'],
  ...['//areas/boise', '//secret.txt', '/..%2fsecret.txt'],
])('answers %s with 404.html and status 404', async (url) => {
  const response = await get(url);
  expect([response.status, await response.text()]).toEqual([404, '404.html']);
});

it('takes the next port when one is taken', async () => {
  const second = createServer();
  expect(await listenOnFreePort(second, port)).toBeGreaterThan(port);
  second.close();
});
