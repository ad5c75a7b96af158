/** @jest-environment node */
import { pageFiles } from './page-files';

it('lists what a browser fetches on its own, each file once', () => {
  const { first } = pageFiles(`
    <link rel="preload" href="/_next/static/media/f.woff2" as="font">
    <link rel="stylesheet" href="/a.css"><link rel="manifest" href="/m.webmanifest">
    <link rel="canonical" href="https://a.example/"><a href="/services/">Services</a>
    <link rel="icon" href="/icons/icon.svg"><link rel="icon" href="/icons/icon.png">
    <img src="/seal.svg"><img src="/seal.svg"><img src="/map.svg" loading="lazy">
    <script src="/b.js" async></script><div data-island="/c.js"></div>`);
  const font = '_next/static/media/f.woff2';
  expect(first).toEqual([font, 'a.css', 'icons/icon.svg', 'seal.svg', 'b.js']);
});

it('reads the files of each island, the inline style and the size of the inline script', () => {
  expect(
    pageFiles(`<div data-island="/a.js /part.js"></div><div data-island="/b.js"></div>
      <style>a{}</style><script>é</script><script type="speculationrules">{}</script>
      <script type="application/ld+json">{"a":1}</script>`),
  ).toEqual({
    first: [],
    islands: [['a.js', 'part.js'], ['b.js']],
    style: 'a{}',
    inlineScript: 2,
  });
});
