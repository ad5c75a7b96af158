/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../serve';
import { createBenchServer } from './bench-server';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
  mkdirSync(join(folder, 'out/_next/static'), { recursive: true });
  mkdirSync(join(folder, 'out/contact'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'out/404.html'), 'not found');
  writeFileSync(join(folder, 'out/contact/index.html'), 'contact '.repeat(1000));
  writeFileSync(join(folder, 'out/_next/static/a.css'), 'a{}');
  writeFileSync(join(folder, 'out/_next/static/f.woff2'), 'letters');
  server = createBenchServer(join(folder, 'out'));
  port = await listen(server, 41_860, true);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(`http://localhost:${port}${path}`);

it('sends a page in few bytes, to be asked for again each time', async () => {
  const { status, headers } = await get('/contact/');
  expect(status).toBe(200);
  expect(headers.get('content-encoding')).toBe('br');
  expect(Number(headers.get('content-length'))).toBeLessThan(100);
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('sends the same at the second request', async () => {
  await get('/contact/');
  expect(await (await get('/contact/')).text()).toBe('contact '.repeat(1000));
});

it('lets files with a hash in their name be kept', async () => {
  const { headers } = await get('/_next/static/a.css');
  expect(headers.get('cache-control')).toContain('immutable');
});

it('sends a font as it is', async () => {
  const response = await get('/_next/static/f.woff2');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe('letters');
});

it.each(['/nowhere/', '/contact', '/_next/static/b.css', '/../secret.txt', '/%2e%2e/secret.txt'])(
  'answers %s with the page for what is not there',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('not found');
  },
);
