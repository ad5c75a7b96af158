/** @jest-environment node */
import { origin, problemsIn } from './fixture';
import { checkLinks } from './links';

const problems = (links: string, sitemap = '') =>
  problemsIn(checkLinks, {
    '/index.html': `<p id="top">${links}</p>`,
    '/areas/boise/index.html': '<h1 id="name">Boise</h1>',
    '/locations/boise/index.html': '<a href="#name">Boise</a><h1 id="name">Boise</h1>',
    '/old/index.html': '<meta http-equiv="refresh" content="0; url=/areas/boise/">',
    '/icons/icon.svg': '<svg/>',
    '/sitemap.xml': sitemap,
  });

it('accepts links to pages, files and ids, full URLs of the site, and all of other hosts', () => {
  const links = `<a href="/areas/boise/#name">1</a><a href="#top">2</a><img src="/icons/icon.svg">
    <a href="${origin}/areas/boise/">3</a><a href="https://other.example/gone">4</a><a href="tel:+1">5</a>`;
  expect(problems(links, `<loc>${origin}/areas/boise/</loc>`)).toEqual([]);
});

it.each([
  ['<a href="/gone/">', '/gone/: expected a file of the export'],
  ['<script src="/gone.js"></script>', '/gone.js: expected a file of the export'],
  ['<img srcset="/a.png 1x">', '/a.png: expected a file of the export'],
  ['<noscript><a href="/gone/"></noscript>', '/gone/: expected a file of the export'],
  ['<a href="/areas/boise">', '/areas/boise: expected the URL with its slash'],
  ['<a href="areas/boise/">', 'areas/boise/: expected a path from the root'],
  ['<a href="#gone">', '#gone: expected an element with the id gone'],
  ['<a href="/areas/boise/#top">', '/areas/boise/#top: expected an element with the id top'],
  ['<a href="/locations/boise/">', '/locations/boise/: expected the town under /areas/'],
  ['<a href="/old/">', '/old/: expected the new URL, not one that redirects'],
  ['<a href="/50%/">', '/50%/: expected a valid URL'],
  ['<a href="http://">', 'http://: expected a valid URL'],
  [
    `<meta property="og:image" content="${origin}/share/a.png">`,
    `${origin}/share/a.png: expected a file of the export`,
  ],
])('reports what is wrong with %s', (link, problem) => {
  expect(problems(link)).toEqual([`/ -> ${problem}`]);
});

it('reports a URL in the sitemap for which there is no page', () => {
  expect(problems('', `<loc>${origin}/gone/</loc>`)).toEqual([
    `/sitemap.xml -> ${origin}/gone/: expected a file of the export`,
  ]);
});
