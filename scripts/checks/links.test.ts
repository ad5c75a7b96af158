import { origin, problemsIn } from './checks.fixture';
import { checkLinks } from './links';

const problems = (links: string) =>
  problemsIn(checkLinks, {
    '/': `<p id="top">${links}</p>`,
    '/areas/boise/': '<h1 id="name">Boise</h1>',
    '/locations/boise/': '<a href="#name">Boise</a><h1 id="name">Boise</h1>',
    '/old/': '<meta http-equiv="refresh" content="0; url=/areas/boise/">',
    '/icons/icon.svg': '<svg><g id="night"/></svg>',
  });

it('accepts links to pages, files and ids, full URLs of the site, and all of other hosts', () => {
  const links = `<a href="/areas/boise/#name">1</a><a href="#top">2</a><img src="/icons/icon.svg#night">
  <a href="${origin}/areas/boise/">3</a><a href="https://other.example/gone">4</a><a href="tel:+1">5</a>`;
  expect(problems(links)).toEqual([]);
});

const file = 'a file of the site (yours are in public/)';
const image = `${origin}/share/a.png`;

it.each([
  ['<a href="/gone/">', 'a page of the site, found /gone/'],
  ['<script src="/gone.js"></script>', `${file}, found /gone.js`],
  ['<noscript><a href="/gone/"></noscript>', 'a page of the site, found /gone/'],
  ['<a href="/areas/boise">', 'the URL with its slash, found /areas/boise'],
  ['<a href="areas/boise/">', 'a path from the root, found areas/boise/'],
  ['<a href="/areas/boise/#top">', 'an element with the id top, found /areas/boise/#top'],
  ['<img src="/icons/icon.svg#day">', 'an element with the id day, found /icons/icon.svg#day'],
  ['<a href="/locations/boise/">', 'the town under /areas/, found /locations/boise/'],
  ['<a href="/old/">', 'the new URL, not one that redirects, found /old/'],
  ['<a href="/50%/">', 'a valid URL, found /50%/'],
  ['<a href="http://">', 'a valid URL, found http://'],
  [`<meta property="og:image" content="${image}">`, `${file}, found ${image}`],
])('reports what is wrong with %s', (link, problem) => {
  expect(problems(link)).toEqual([`/: expected ${problem}`]);
});
