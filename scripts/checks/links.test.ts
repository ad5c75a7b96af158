import { content, origin, problemsIn, testPages } from './checks.fixture';
import { linkChecks } from './links';

const problems = (html: string) =>
  problemsIn(linkChecks.links, {
    '/': `<p id="top">${html}</p>`,
    '/areas/boise/': '<h1 id="name">Boise</h1>',
    '/locations/boise/': '<a href="#name">Boise</a><h1 id="name">Boise</h1>',
    '/old/': '<meta http-equiv="refresh" content="0; url=/areas/boise/">',
    '/icons/icon.svg': '<svg><g id="night"/></svg>',
  });

it('accepts links to pages, files and ids, full URLs of the site, and all of other hosts', () => {
  const html = `<a href="/areas/boise/#name">1</a><a href="#top">2</a><img src="/icons/icon.svg#night">
  <a href="${origin}/areas/boise/">3</a><a href="https://other.example/gone">4</a><a href="tel:+1">5</a><a href="/old/#name">6</a><img src="/icons/icon.svg#svgView(viewBox(0,0,1,1))">`;
  expect(problems(html)).toEqual([]);
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
  ['<a href="/50%/">', 'a valid URL, found /50%/'],
  ['<a href="http://">', 'a valid URL, found http://'],
  [`<meta property="og:image" content="${image}">`, `${file}, found ${image}`],
])('reports what is wrong with %s', (link, problem) => {
  expect(problems(link)).toEqual([`/: expected ${problem}`]);
});

it('reports a page to which no other page links', () => {
  const site = {
    '/': '<a href="/contact/">1</a>',
    '/contact/': '<a href="/">1</a>',
    '/lost/': '<a href="/lost/">1</a>',
    '/locations/boise/': '',
    '/404.html': '',
  };
  expect(problemsIn(linkChecks.reach, site)).toEqual([
    '/lost/: expected a link from another page, found none',
  ]);
});

const other = 'https://other.example/';
const right = `<link rel="canonical" href="${other}"><a href="${other}">1</a><a href="tel:+1">2</a>
  <script src="/a.js"></script>`;
const request = [`requests to this site only, found "${other}"`];

const map = '<iframe src="https://www.google.com/maps?q=a"></iframe>';
const noFrames = ['no frame before a click, found a frame'];

it.each([
  [map, 0],
  ['<iframe src="https://www.google.com.example/maps"></iframe>', 1],
  ['<iframe srcdoc="a"></iframe>', 1],
])('where maps come into view, counts for %s %i problems', (html, count) => {
  const business = { ...content.business, maps: 'in view' as const };
  expect(problemsIn(linkChecks.hosts, { '/': html }, { ...content, business })).toHaveLength(count);
});

testPages(linkChecks.hosts, {
  [right]: [],
  [`<script src="//other.example"></script>`]: request,
  [`<link rel="preconnect" href="${other}">`]: request,
  [`<form action="${other}"></form>`]: request,
  [`<img srcset="/a.png 1x, ${other} 2x">`]: request,
  [`<svg><use href="${other}"/></svg>`]: request,
  [map]: noFrames,
});
