/** @jest-environment node */
import { earlyScript } from '../../early-script';
import { todayCall } from '../../today-script';
import { readNextPage } from './next-page';

const bootstrap =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});</script>';
const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const second = '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>';
const chunk = '<script src="/_next/static/chunks/b.js" async=""></script>';
const data = '<script type="application/ld+json">{}</script>';
const early = `<script>${earlyScript}</script>`;

/** A page as Next 16.4 writes it, with `more` where anything may stand. */
const page = ({ head = '', more = '' } = {}) =>
  `<html><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${chunk}${head || early}<script src="/_next/static/chunks/old.js" noModule=""></script>${data}</head><body><h1>Boise</h1>${more}${bootstrap}<script src="/_next/static/chunks/a.js" async=""></script>${first}${second}</body></html>`;

it('takes runtime, preload, polyfill and payload out of the page, and nothing else', () => {
  const { before, after } = readNextPage(page());
  expect(before).toBe('<html><head><meta charSet="utf-8"/>');
  expect(after).toBe(`${data}</head><body><h1>Boise</h1></body></html>`);
});

it('keeps the order of the chunks and of the payload, and the payload untouched', () => {
  const { chunks, payload } = readNextPage(page());
  expect(chunks).toEqual(['_next/static/chunks/b.js', '_next/static/chunks/a.js']);
  const texts = [bootstrap, first, second].map((script) => script.replace(/<[^>]*>/g, ''));
  expect(payload).toEqual(texts);
});

it('lets our own inline scripts stand', () => {
  const ours = `<script>${todayCall}</script><script type="speculationrules">{}</script>`;
  expect(readNextPage(page({ more: ours })).after).toContain(ours);
});

it('hands on what the early script reads from its element', () => {
  const head = `<script data-hours="1 08:00 Open\n1 20:00 Closed">${earlyScript}</script>`;
  expect(readNextPage(page({ head })).data).toBe(' data-hours="1 08:00 Open\n1 20:00 Closed"');
});

it.each([
  ['an inline script', '<script>$RC("B:0","S:0")</script>'],
  ['a script of another kind', '<script type="module">1</script>'],
  ['a payload of another kind', '<script>self.__next_f.push([3,"AAAA"])</script>'],
  ['a script file of elsewhere', '<script src="https://a.example/a.js" async=""></script>'],
  [
    'a script file that is neither async nor noModule',
    '<script src="/_next/static/chunks/c.js" defer=""></script>',
  ],
  [
    'a preload of another kind',
    '<link rel="preload" as="script" href="/_next/static/chunks/c.js"/>',
  ],
  ['a module preload', '<link rel="modulepreload" href="/c.js"/>'],
  ['an address of a chunk elsewhere', '<img src="/_next/static/chunks/c.png"/>'],
  ['a script element that does not end', '<script'],
])('stops at %s that it does not know, and says what it found', (_what, more) => {
  expect(() => readNextPage(page({ more }))).toThrow(more.slice(-12));
});

it('stops when the early script is not there, or is twice there', () => {
  expect(() => readNextPage(page({ head: data }))).toThrow(
    'the early script once, found it 0 times',
  );
  expect(() => readNextPage(page({ more: early }))).toThrow('found it 2 times');
});

it('stops when the payload does not begin as it should', () => {
  expect(() => readNextPage(page().replace(first, ''))).toThrow('the first word of the payload');
});
