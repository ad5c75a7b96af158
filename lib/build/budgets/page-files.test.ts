/** @jest-environment node */
import { pageFiles } from './page-files';

it('lists what a browser fetches by itself, each once', () => {
  const { first } = pageFiles(`
    <link rel="preload" href="/_next/static/media/f.woff2" as="font">
    <link rel="stylesheet" href="/a.css"><link rel="manifest" href="/m.webmanifest">
    <link rel="canonical" href="https://a.example/"><a href="/services/">Services</a>
    <link rel="icon" href="/icons/icon.svg"><link rel="icon" href="/icons/icon.png">
    <img src="/seal.svg"><img src="/seal.svg"><img src="/map.svg" loading="lazy">
    <script src="/b.js" async></script>`);
  expect(first).toEqual([
    '_next/static/media/f.woff2',
    'a.css',
    'icons/icon.svg',
    'seal.svg',
    'b.js',
  ]);
});

it('lists what comes when the page wakes, in its order', () => {
  const { first, waking } = pageFiles(
    '<script data-files="pages/1.js chunks/a.js">wake()</script>',
  );
  expect(waking).toEqual(['_next/static/pages/1.js', '_next/static/chunks/a.js']);
  expect(first).toEqual([]);
});

it('counts the bytes of all inline script, and data for nothing', () => {
  const { inlineScript } = pageFiles(
    '<script>é</script><script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>',
  );
  expect(inlineScript).toBe(4);
});

it('reads the style that stands in the page', () => {
  expect(pageFiles('<style>a{}</style>').style).toBe('a{}');
});
