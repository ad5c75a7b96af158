/** @jest-environment node */
import { earlyScript } from '../../early-script';
import { detach } from './detach';

const page = (payload: string, sheet = '') =>
  `<html><head><script src="/_next/static/chunks/b.js" async=""></script><script data-hours="1 08:00 Open">${earlyScript}</script></head><body><h1>Boise</h1><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});</script><script src="/_next/static/chunks/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"${payload}${sheet}"])</script></body></html>`;

function detached(html: string) {
  const wanted = new Set<string>();
  const { html: left, files } = detach(html, { wanted });
  const [[path, script] = ['', '']] = files ?? [];
  const [, names = '', loader = ''] =
    /<script data-files="([^"]*)" data-hours="1 08:00 Open">(.*)<\/script>/s.exec(left) ?? [];
  return { left, path, script, names: names.split(' '), loader, wanted };
}

it('leaves one loader with the addresses of the payload and then of the chunks', () => {
  const { left, path, names } = detached(page('1:1'));
  expect(left.match(/<script/g)).toHaveLength(1);
  expect(left).toContain('<h1>Boise</h1>');
  expect(path).toMatch(/^_next\/static\/pages\/[0-9a-f]{16}\.js$/);
  expect(names).toEqual([path.replace('_next/static/', ''), 'chunks/b.js', 'chunks/a.js']);
});

it('names the payload by its content', () => {
  const [one, same, other] = [page('1:1'), page('1:1'), page('1:2')].map((html) => detached(html));
  expect(one?.path).toBe(same?.path);
  expect(one?.path).not.toBe(other?.path);
});

it('gives every page the same loader', () => {
  expect(detached(page('1:1')).loader).toBe(detached(page('1:2')).loader);
});

it('keeps the payload word for word', () => {
  expect(detached(page('1:T5,a\\nb')).script).toContain('self.__next_f.push([1,"1:T5,a\\nb"])');
});

it('wants the chunks of the page and those that its payload names', () => {
  const { wanted } = detached(page('2:I[1,[\\"/_next/static/chunks/c.js\\"]]'));
  expect([...wanted].sort()).toEqual(
    ['a', 'b', 'c'].map((name) => `_next/static/chunks/${name}.js`),
  );
});

it('tells React of the stylesheet that stands in the page', () => {
  const { script } = detached(page('1:1', '\\n:HL[\\"/_next/static/chunks/s.css\\",\\"style\\"]'));
  expect(script).toContain(
    '{"rel":"stylesheet","disabled":true,"href":"/_next/static/chunks/s.css"}',
  );
});
