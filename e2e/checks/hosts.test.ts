/** @jest-environment node */
import { readContent } from '../../lib/content/read-content';
import { allAttractions } from '../../lib/towns/towns';
import { exportOf } from './exported-site';
import { checkHosts } from './hosts';

const content = readContent(process.cwd());
const origin = 'https://notary.example';
const [named] = allAttractions(content.towns).flatMap(({ url }) => url ?? []);

const problems = (html: string, css = '') =>
  checkHosts(
    exportOf(
      new Map([
        ['/index.html', html],
        ['/site.css', css],
      ]),
    ),
    content,
    origin,
  ).problems;

it('takes links to hosts of content and to maps, and what is its own', () => {
  const html = `<link rel="canonical" href="${origin}/">
    <script type="application/ld+json">{"@context":"https://schema.org","url":"${named}"}</script>
    <a href="${named}" rel="noopener">1</a><a href="${origin}/">2</a>
    <a href="https://www.google.com/maps/dir/?api=1" rel="noopener">3</a><script src="/a.js"></script>`;
  expect(problems(html, 'a{background:url(/a.svg)}')).toEqual([]);
});

it('finds a link to a host that content does not name, and one that hands it the window', () => {
  expect(problems('<a href="https://other.example/" rel="noopener">1</a>')).toEqual([
    '/ -> https://other.example/: expected a host that content names, found other.example',
  ]);
  expect(problems(`<a href="${named}">1</a>`)).toEqual([
    `/ -> ${named}: expected rel="noopener", found ""`,
  ]);
});

it('finds a link that is no address', () => {
  expect(problems('<a href="http://" rel="noopener">1</a>')).toEqual([
    '/ -> http://: expected an address, found none',
  ]);
});

it.each([
  '<script src="https://other.example/"></script>',
  '<link rel="stylesheet" href="https://other.example/">',
  '<link rel="preconnect" href="https://other.example/">',
  '<form action="https://other.example/"></form>',
  '<img srcset="/a.png 1x, https://other.example/ 2x">',
  '<noscript><img src="https://other.example/"></noscript>',
  '<svg><use href="https://other.example/"/></svg>',
])('finds that %s loads from elsewhere', (html) => {
  expect(problems(html)).toEqual([
    '/: expected that it loads from this site only, found https://other.example/',
  ]);
});

it('finds an address without its scheme too', () => {
  expect(problems('<script src="//other.example/a.js"></script>')).toEqual([
    '/: expected that it loads from this site only, found //other.example/a.js',
  ]);
});

it('finds a frame, and a style that loads from elsewhere', () => {
  expect(problems('<iframe src="/map/"></iframe>')).toEqual([
    '/: expected no frame before a click, found an iframe',
  ]);
  expect(problems('', '@import "https://other.example/a.css";')).toEqual([
    '/site.css: expected that it loads from this site only, found @import "https://other.example/a.css',
  ]);
});

it.each([
  '<script type="application/ld+json">{"url":"https://other.example/"}</script>',
  '<link rel="canonical" href="https://other.example/">',
  '<meta property="og:image" content="https://other.example/a.png">',
])('finds another host in the data of %s', (html) => {
  expect(problems(html)).toEqual([
    '/: expected only hosts that content names in its data, found other.example',
  ]);
});
