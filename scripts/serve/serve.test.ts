/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../temporary-folder.fixture';
import { createSiteServer, listen } from './serve';

const { path, write } = temporaryFolder(true);
let server: Server;
let port: number;

beforeAll(async () => {
  write('secret.txt', 'secret');
  write('out/index.html', 'home');
  write('out/404.html', 'not found');
  write('out/areas/boise/index.html', 'boise');
  write('out/style.css', 'a{}');
  write('out/seal.svg', '<svg/>');
  write('out/_next/static/islands/0a1b.js', '1');
  write('out/.well-known/security.txt', 'Contact:');
  write('out/contact.vcf', 'BEGIN:VCARD');
  server = createSiteServer(path('out'));
  port = await listen(server, 41_730, true);
});

afterAll(() => server.close());

const get = (url: string) => fetch(`http://localhost:${port}${url}`, { redirect: 'manual' });

/** Sends the path as it is, while fetch would normalize it. */
function getRaw(url: string): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

it.each([
  ['/', 'home'],
  ['/areas/boise/', 'boise'],
  ['/areas/b%6Fise/', 'boise'],
])('serves the page of the folder %s', async (url, body) => {
  const response = await get(url);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(body);
});

it.each([
  ['/areas/boise/', 'text/html;charset=utf-8', 'no-cache'],
  ['/seal.svg', 'image/svg+xml', 'no-cache'],
  ['/_next/static/islands/0a1b.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/style.css', 'text/css', 'no-cache'],
  ['/.well-known/security.txt', 'text/plain', 'no-cache'],
  ['/contact.vcf', 'text/vcard;charset=utf-8', 'no-cache'],
])('sends %s with its type and how long to keep it', async (url, type, caching) => {
  const { headers } = await get(url);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('cache-control')).toBe(caching);
});

it('redirects a folder without its slash to the one with it, and keeps the query', async () => {
  const response = await get('/areas/boise?from=map');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/areas/boise/?from=map');
});

it.each(['/areas/atlantis/', '/areas/', '/nothing', '/style.css/'])(
  'answers %s with 404.html and status 404',
  async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('not found');
  },
);

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '//secret.txt',
  '/%E0%A4%A',
  '/%00',
])('keeps %s inside the site', async (url) => {
  const response = await getRaw(url);
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
  expect(response).not.toContain('secret');
});

it('never redirects to another host', async () => {
  expect(await getRaw('//areas/boise')).not.toContain('Location: //');
});

it('takes the next port when one is taken', async () => {
  const second = createServer();
  expect(await listen(second, port, true)).toBeGreaterThan(port);
  second.close();
});

it('says plainly that a port is taken', async () => {
  await expect(listen(createServer(), port, false)).rejects.toThrow(
    `Port ${port} is taken: stop what uses it, or set PORT to another one.`,
  );
});

it('says plainly that there is no site', () => {
  expect(() => createSiteServer(path('nothing'))).toThrow(
    `There is no site in ${path('nothing')}: run "npm run build" first.`,
  );
});
