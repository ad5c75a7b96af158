import { allAttractions } from '../../lib/towns/towns';
import { content, origin, problemsIn, testPages } from './checks.fixture';
import { checkHosts } from './hosts';

const [known] = allAttractions(content.towns).flatMap(({ url }) => url ?? []);
const right = `<link rel="canonical" href="${origin}/">
  <script type="application/ld+json">{"@context":"https://schema.org","url":"${known}"}</script>
  <a href="${known}">1</a><a href="${origin}/">2</a><a href="tel:+1">3</a>
  <a href="https://www.google.com/maps/dir/?api=1">4</a><script src="/a.js"></script>`;

const other = 'https://other.example/';
const request = [`requests to this site only, found "${other}"`];
const named = ['no hosts but those that content names, found "other.example"'];

const map = '<iframe src="https://www.google.com/maps?q=a"></iframe>';
const noFrames = ['no frame before a click, found a frame'];

it.each([
  [map, 0],
  ['<iframe src="https://www.google.com.example/maps"></iframe>', 1],
  ['<iframe srcdoc="a"></iframe>', 1],
])('where maps come into view, counts for %s %i problems', (html, count) => {
  const business = { ...content.business, maps: 'in view' as const };
  expect(problemsIn(checkHosts, { '/': html }, { ...content, business })).toHaveLength(count);
});

testPages(checkHosts, {
  [right]: [],
  [`<a href="${other}">1</a>`]: named,
  [`<script src="//other.example"></script>`]: request,
  [`<link rel="preconnect" href="${other}">`]: request,
  [`<form action="${other}"></form>`]: request,
  [`<img srcset="/a.png 1x, ${other} 2x">`]: request,
  [`<svg><use href="${other}"/></svg>`]: request,
  [map]: noFrames,
  [`<script type="application/ld+json">{"url":"${other}"}</script>`]: named,
  [`<link rel="canonical" href="${other}">`]: named,
  [`<meta property="og:image" content="${other}a.png">`]: named,
});
