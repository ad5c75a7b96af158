import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type Server, request as send } from 'node:http';
import { join } from 'node:path';
import { contentCopy } from '../../../lib/content/content-copy.fixture';
import type { Section } from '../api';
import { newSession, type Session } from '../save/session';
import { createEditServer } from './server';

const { root, read } = contentCopy();
const token = 'the-token-of-the-tests';
const page = { html: '<title>Edit</title>', style: '', script: '' };
let server: Server;
let port: number;
let session: Session;

beforeEach(async () => {
  const preview = {
    origin: 'http://127.0.0.1:1',
    isReady: () => false,
    restart: () => {},
    stop: () => {},
  };
  session = newSession(root());
  server = createEditServer({ session, preview }, page, token);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => server.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends a request exactly as it is written: no library tidies up its path or its headers. */
async function ask(
  path: string,
  { method = 'GET', headers = {}, body = '' as string | Buffer } = {},
): Promise<Answer> {
  const own = method === 'GET' ? {} : { origin: `http://127.0.0.1:${port}` };
  const sent = send({ host: '127.0.0.1', port, path, method, headers: { ...own, ...headers } });
  // A server that refuses a large body may end the connection while it is being sent.
  sent.on('error', () => {});
  sent.end(body);
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, headers: response.headers, text };
}

const post = (name: string, body: unknown) =>
  ask(`/${token}/api/${name}`, { method: 'POST', body: JSON.stringify(body) });

it('answers its own page alone, with the token, at its own address', async () => {
  const { status, headers } = await ask(`/${token}/`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'referrer-policy': 'no-referrer',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

it.each([
  ['no token', '/', {}],
  ['no token for what it knows', '/api/state', {}],
  ['another token', '/the-token-of-the-texts/api/state', {}],
  ['another name for this computer', `/${token}/`, { headers: { host: 'evil.example' } }],
  ['another origin', `/${token}/api/state`, { headers: { origin: 'http://evil.example' } }],
  ['no origin', `/${token}/api/save`, { method: 'POST', headers: { origin: '' } }],
  ['a page of another site', `/${token}/`, { headers: { 'sec-fetch-site': 'cross-site' } }],
])('refuses %s', async (_, path, options) => {
  expect((await ask(path, options)).status).toBe(403);
});

it.each([
  '/../../package.json',
  '/api/section?id=../../package.json',
  '/api/section?id=towns/../../../package',
  '/api/section?id=towns%2F..%2F..%2Fpackage.json',
  '/content/business.yaml',
  '/style.css/../../../../etc/hosts',
])('gives nothing from outside the content at %s', async (path) => {
  const { status, text } = await ask(`/${token}${path}`);
  expect([403, 404]).toContain(status);
  expect(text).not.toMatch(/"name": "mobile-notary|localhost|brand/);
});

it.each([
  '../evil.txt',
  '..\\evil.txt',
  '/etc/evil.txt',
  'a/../../evil.txt',
  '.htaccess',
  'CON',
  'con.txt',
  'photos/aux.jpg',
  'index.html',
  'areas/kuna.html',
  'evil.exe.unknown',
  'promo.html',
  'photos/sw.js',
  'lists/index.txt',
  'a\u0000b.txt',
  '',
])('refuses a file named %j', async (name) => {
  const path = `/${token}/api/upload?name=${encodeURIComponent(name)}`;
  const { text } = await ask(path, { method: 'POST', body: 'evil' });
  expect(JSON.parse(text)).toMatchObject({ ok: false });
  expect(existsSync(join(root(), 'public'))).toBe(false);
});

it('refuses 10 MB of text, and what is no JSON or no request', async () => {
  const large = JSON.stringify({
    id: 'business/about',
    hash: '',
    value: { about: 'a'.repeat(1e7) },
  });
  const { status } = await ask(`/${token}/api/save`, { method: 'POST', body: large });
  expect(status).toBe(413);
  expect((await ask(`/${token}/api/save`, { method: 'POST', body: 'name: x' })).status).toBe(400);
  expect((await post('save', { id: 1 })).status).toBe(400);
  expect((await post('nothing', {})).status).toBe(404);
  expect((await ask(`/${token}/api/save`, { method: 'PUT' })).status).toBe(405);
});

it.each([
  'phone: "1"\nbrand: Evil',
  '"} # \' {x} {{y}} %s <script>alert(1)</script>',
  '!!js/function "x"',
  '*alias &anchor |- >',
])('keeps %j as the text that it is', async (typed) => {
  const get = async (): Promise<Section> =>
    JSON.parse((await ask(`/${token}/api/section?id=business/about`)).text);
  const { id, hash, value } = await get();
  // A prose has lines of its own; the rest of this one is long enough to be one.
  const about = `${typed.replace(/\n/g, ' ')} ${'and more words '.repeat(8)}`.trim();
  const { text } = await post('save', { id, hash, value: { ...value, about } });
  expect(JSON.parse(text)).toMatchObject(typed.includes('{') ? { ok: false } : { ok: true });
  const { brand } = read().business;
  expect(brand).toBe('Larkspur Notary');
  if (!typed.includes('{')) expect((await get()).value['about']).toBe(about);
});

it('writes nothing but content', async () => {
  const before = readdirSync(root());
  await post('create', { kind: 'towns', slug: '../../evil', value: {} });
  await post('rename', { id: 'towns/larkin', slug: '..' });
  await post('rename', { id: '../../package', slug: 'evil' });
  await post('remove', { id: 'towns/../../business', instead: 'larkin' });
  await ask(`/${token}/api/remove-file?name=../content/business.yaml`, { method: 'POST' });
  expect(readdirSync(root())).toEqual(before);
  expect(readFileSync(join(root(), 'content/business.yaml'), 'utf8')).toContain('Larkspur');
});

it('publishes once at a time, and saves nothing in the meantime', async () => {
  session.isPublishing = true;
  expect((await post('publish', { mode: 'folder', store: '' })).status).toBe(409);
  const { id, hash, value }: Section = JSON.parse(
    (await ask(`/${token}/api/section?id=business/contact`)).text,
  );
  const { text } = await post('save', { id, hash, value: { ...value, phone: '208-344-0000' } });
  expect(JSON.parse(text)).toMatchObject({ ok: false, say: expect.stringContaining('published') });
});
