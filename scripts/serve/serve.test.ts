/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer, listen } from './serve';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'out/areas/boise'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'out/index.html'), 'home');
  writeFileSync(join(folder, 'out/404.html'), 'not found');
  writeFileSync(join(folder, 'out/areas/boise/index.html'), 'boise');
  writeFileSync(join(folder, 'out/style.css'), 'a{}');
  writeFileSync(join(folder, 'out/seal.svg'), '<svg/>');
  mkdirSync(join(folder, 'out/_next/static/islands'), { recursive: true });
  writeFileSync(join(folder, 'out/_next/static/islands/0a1b.js'), '1');
  mkdirSync(join(folder, 'out/.well-known'));
  writeFileSync(join(folder, 'out/.well-known/security.txt'), 'Contact:');
  writeFileSync(join(folder, 'out/contact.vcf'), 'BEGIN:VCARD');
  server = createSiteServer(join(folder, 'out'));
  port = await listen(server, 41_730, true);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });

/** Sends the path as it is; fetch would tidy it first. */
function getRaw(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

it('answers a folder with its index', async () => {
  const response = await get('/areas/boise/');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(await response.text()).toBe('boise');
});

it('lets a browser keep for good what is named by its content, and nothing else', async () => {
  const kept = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await kept('/_next/static/islands/0a1b.js')).toBe('public, max-age=31536000, immutable');
  expect(await kept('/areas/boise/')).toBe('no-cache');
  expect(await kept('/seal.svg')).toBe('no-cache');
});

it('answers the root', async () => {
  expect(await (await get('/')).text()).toBe('home');
});

it('reads an encoded path as what it stands for', async () => {
  expect(await (await get('/areas/b%6Fise/')).text()).toBe('boise');
});

it('leads a folder without its slash to the one with it, query and all', async () => {
  const response = await get('/areas/boise?from=map');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/areas/boise/?from=map');
});

it('answers all else with 404.html and status 404', async () => {
  for (const path of ['/areas/atlantis/', '/areas/', '/nothing', '/style.css/']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('not found');
  }
});

it.each([
  ['/style.css', 'text/css'],
  ['/seal.svg', 'image/svg+xml'],
  ['/.well-known/security.txt', 'text/plain'],
  ['/contact.vcf', 'text/vcard;charset=utf-8'],
])('gives %s its type', async (path, type) => {
  expect((await get(path)).headers.get('content-type')).toContain(type);
});

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '//secret.txt',
  '/%E0%A4%A',
  '/%00',
])('keeps %s inside the site', async (path) => {
  const answer = await getRaw(path);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('secret');
});

it('never leads to another host', async () => {
  expect(await getRaw('//areas/boise')).not.toContain('Location: //');
});

it('takes the next port when one is taken', async () => {
  const second = createServer();
  expect(await listen(second, port, true)).toBeGreaterThan(port);
  second.close();
});

it('says plainly that a port is taken', async () => {
  await expect(listen(createServer(), port, false)).rejects.toThrow(
    `Port ${port} is taken: stop what uses it, or name another one in PORT.`,
  );
});

it('says plainly that there is no site', () => {
  expect(() => createSiteServer(join(folder, 'nothing'))).toThrow(
    `There is no site in ${join(folder, 'nothing')}: run "npm run build" first.`,
  );
});
