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

it('lists what comes when an island wakes', () => {
  const { first, islands } = pageFiles(
    '<div data-island="/_next/static/islands/a-1.js /_next/static/islands/part-2.js"></div><div data-island="/_next/static/islands/b-3.js"></div>',
  );
  expect(islands).toEqual([
    ['_next/static/islands/a-1.js', '_next/static/islands/part-2.js'],
    ['_next/static/islands/b-3.js'],
  ]);
  expect(first).toEqual([]);
});

it('counts the bytes of all inline script, and data and rules for nothing', () => {
  const { inlineScript } = pageFiles(
    '<script>é</script><script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>',
  );
  expect(inlineScript).toBe(2);
});

it('reads the style that stands in the page', () => {
  expect(pageFiles('<style>a{}</style>').style).toBe('a{}');
});
