import { brotliCompressSync } from 'node:zlib';
import { weighPage } from './weigh';

const small = (text: string) => brotliCompressSync(text).length;
const picture = '<svg>'.repeat(40);
const script = 'wake();'.repeat(40);
const home = `
  <link rel="preload" href="/f.woff2" as="font"><link rel="stylesheet" href="/a.css">
  <link rel="manifest" href="/m.webmanifest"><link rel="canonical" href="https://a.example/">
  <link rel="icon" href="/icon.svg"><link rel="icon" href="/icon.png">
  <img src="/icon.svg"><img src="/map.svg" loading="lazy"><a href="/services/">Services</a>
  <style>a{b:url(/ribbon.svg) url(/f.woff2)}</style><script src="/b.js" async></script>
  <p data-island="/menu-A1.js"></p><p data-island="/map-box-B2.js /part.js"></p>`;
const files = new Map([
  ['areas/index.html', home],
  ['f.woff2', 'f'.repeat(300)],
  ['a.css', 'a{}'],
  ['icon.svg', picture],
  ['ribbon.svg', picture],
  ['b.js', script],
  ['menu-A1.js', script],
  ['map-box-B2.js', script],
  ['part.js', picture],
]);
const read = (name: string) => Buffer.from(files.get(name.replace(/^\//, '')) ?? '');

it('weighs what a browser fetches on its own, each file once, and every island', async () => {
  expect(await weighPage('areas/index.html', read)).toEqual({
    path: '/areas/',
    files: ['/f.woff2', '/a.css', '/icon.svg', '/b.js', '/ribbon.svg'],
    found: {
      HTML: small(home),
      'requests before input': 6,
      'all before input': small(home) + 300 + small('a{}') + 2 * small(picture) + small(script),
      'island menu': small(script),
      'island map-box': small(script) + small(picture),
    },
  });
});
