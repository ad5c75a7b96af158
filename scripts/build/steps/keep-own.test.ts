/** @jest-environment node */
import { editPage } from '../../pages/html-tree';
import { keepOwn } from './keep-own';

const kept = (head: string, body = '') =>
  editPage(`<html><head>${head}</head><body>${body}</body></html>`, keepOwn);

it('keeps scripts that carry our mark, without the mark', () => {
  const script = '<script type="application/ld+json">{"a":1}</script>';
  expect(kept(script.replace('<script', '<script data-keep="true"'))).toContain(script);
});

it.each([
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script>self.__next_f.push([1,"words"])</script>',
  '<script type="module">import("a")</script>',
  '<link rel="preload" as="script" href="/a.js">',
  '<link rel="modulepreload" href="/a.js">',
])('drops any other: %s', (script) => {
  expect(kept(script, `<p>a</p>${script}<template>${script}</template>`)).toBe(
    '<html><head></head><body><p>a</p><template></template></body></html>',
  );
});

it('drops the comments that only a runtime reads, and nothing else', () => {
  const page = '<noscript><a href="#a">a</a></noscript><link rel="preload" as="font" href="/f">';
  expect(kept(page, '<!--$--><p>a<!-- -->b</p><!--/$-->')).toBe(
    `<html><head>${page}</head><body><p>ab</p></body></html>`,
  );
});
