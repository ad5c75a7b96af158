/** @jest-environment node */
import { allAttractions } from '../../lib/towns/towns';
import { content, origin, problemsOnPage } from './fixture';
import { checkHosts } from './hosts';

const [named] = allAttractions(content.towns).flatMap(({ url }) => url ?? []);

it('accepts links to maps and to hosts that content names, and files of this site', () => {
  const html = `<link rel="canonical" href="${origin}/"><style>a{background:url(/a.svg)}</style>
    <script type="application/ld+json">{"@context":"https://schema.org","url":"${named}"}</script>
    <a href="${named}" rel="noopener">1</a><a href="${origin}/">2</a><a href="tel:+1">3</a>
    <a href="https://www.google.com/maps/dir/?api=1" rel="noopener">4</a><script src="/a.js"></script>`;
  expect(problemsOnPage(checkHosts, html)).toEqual([]);
});

const request = '/: expected requests to this site only, found';
const data = '/: expected only hosts that content names in its data, found other.example';

it.each([
  [
    '<a href="https://other.example/" rel="noopener">1</a>',
    '/ -> https://other.example/: expected a host that content names, found other.example',
  ],
  [`<a href="${named}">1</a>`, `/ -> ${named}: expected rel="noopener", found ""`],
  ['<script src="https://other.example/"></script>', `${request} https://other.example/`],
  ['<script src="//other.example/a.js"></script>', `${request} //other.example/a.js`],
  ['<link rel="stylesheet" href="https://other.example/">', `${request} https://other.example/`],
  ['<link rel="preconnect" href="https://other.example/">', `${request} https://other.example/`],
  ['<form action="https://other.example/"></form>', `${request} https://other.example/`],
  ['<img srcset="/a.png 1x, https://other.example/ 2x">', `${request} https://other.example/`],
  ['<noscript><img src="https://other.example/"></noscript>', `${request} https://other.example/`],
  ['<svg><use href="https://other.example/"/></svg>', `${request} https://other.example/`],
  [
    '<style>@import "https://other.example/a.css";</style>',
    `${request} @import "https://other.example/a.css`,
  ],
  ['<iframe src="/map/"></iframe>', '/: expected no frame before a click, found an iframe'],
  ['<script type="application/ld+json">{"url":"https://other.example/"}</script>', data],
  ['<link rel="canonical" href="https://other.example/">', data],
  ['<meta property="og:image" content="https://other.example/a.png">', data],
])('reports %s', (html, problem) => {
  expect(problemsOnPage(checkHosts, html)).toEqual([problem]);
});
