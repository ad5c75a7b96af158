import { editPage } from '../../html';
import { stripScripts } from './strip-scripts';

const kept = (head: string, body: string) =>
  editPage(`<html><head>${head}</head><body>${body}</body></html>`, stripScripts);

it.each([
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script>self.__next_f.push([1,"words"])</script>',
  '<script type="module">import("a")</script>',
  '<link rel="preload" as="script" href="/a.js">',
  '<link rel="modulepreload" href="/a.js">',
  '<meta name="twitter:title" content="a">',
])('removes %s', (script) => {
  expect(kept(script, `<p>a</p>${script}<template>${script}</template>`)).toBe(
    '<html><head></head><body><p>a</p><template></template></body></html>',
  );
});

it("removes the comments of Next's runtime and our mark on a script, and nothing else", () => {
  const head = (mark = '') =>
    `<noscript><link rel="help" href="#a"></noscript><link rel="preload" as="font" href="/f"><script type="application/ld+json"${mark}>{"a":1}</script>`;
  expect(kept(head(' data-keep="true"'), '<!--$--><p>a<!-- -->b</p><!--/$-->')).toBe(
    `<html><head>${head()}</head><body><p>ab</p></body></html>`,
  );
});
