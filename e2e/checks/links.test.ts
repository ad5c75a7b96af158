import { exportOf } from './exported-site';
import { checkLinks } from './links';

const origin = 'https://notary.example';

const problems = (links: string, sitemap = '') =>
  checkLinks(
    exportOf(
      new Map([
        ['/index.html', `<p id="top">${links}</p>`],
        ['/areas/boise/index.html', '<h1 id="name">Boise</h1>'],
        ['/locations/boise/index.html', '<a href="#name">Boise</a><h1 id="name">Boise</h1>'],
        ['/old/index.html', '<meta http-equiv="refresh" content="0; url=/areas/boise/">'],
        ['/icons/icon.svg', '<svg/>'],
        ['/sitemap.xml', sitemap],
      ]),
    ),
    origin,
  ).problems;

it('takes links to pages, files and ids, whole addresses of the site and all of other hosts', () => {
  const links = `<a href="/areas/boise/#name">1</a><a href="#top">2</a><img src="/icons/icon.svg">
    <a href="${origin}/areas/boise/">3</a><a href="https://other.example/gone">4</a><a href="tel:+1">5</a>`;
  expect(problems(links, `<url><loc>${origin}/areas/boise/</loc></url>`)).toEqual([]);
});

it.each([
  ['<a href="/gone/">', '/ -> /gone/: expected a file of the export'],
  ['<script src="/gone.js"></script>', '/ -> /gone.js: expected a file of the export'],
  ['<img srcset="/a.png 1x">', '/ -> /a.png: expected a file of the export'],
  ['<noscript><a href="/gone/"></noscript>', '/ -> /gone/: expected a file of the export'],
  ['<a href="/areas/boise">', '/ -> /areas/boise: expected the address with its slash'],
  ['<a href="areas/boise/">', '/ -> areas/boise/: expected a path from the root'],
  ['<a href="#gone">', '/ -> #gone: expected an element with the id gone'],
  ['<a href="/areas/boise/#top">', '/ -> /areas/boise/#top: expected an element with the id top'],
  ['<a href="/locations/boise/">', '/ -> /locations/boise/: expected the town under /areas/'],
  ['<a href="/old/">', '/ -> /old/: expected the new address, not one that only leads on'],
  ['<a href="/50%/">', '/ -> /50%/: expected an address that can be decoded'],
  ['<a href="/\\">', '/ -> /\\: expected an address'],
  [
    `<meta property="og:image" content="${origin}/share/a.png">`,
    `/ -> ${origin}/share/a.png: expected a file of the export`,
  ],
])('finds what is wrong with %s', (link, problem) => {
  expect(problems(link)).toEqual([problem]);
});

it('finds an address of the sitemap that is not there', () => {
  expect(problems('', `<url><loc>${origin}/gone/</loc></url>`)).toEqual([
    `/sitemap.xml -> ${origin}/gone/: expected a file of the export`,
  ]);
});
