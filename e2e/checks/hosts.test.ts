import { allAttractions } from '../../lib/towns/towns';
import { content, origin, testPages } from './checks.fixture';
import { checkHosts } from './hosts';

const [known] = allAttractions(content.towns).flatMap(({ url }) => url ?? []);
const right = `<link rel="canonical" href="${origin}/"><style>a{background:url(/a.svg)}</style>
  <script type="application/ld+json">{"@context":"https://schema.org","url":"${known}"}</script>
  <a href="${known}">1</a><a href="${origin}/">2</a><a href="tel:+1">3</a>
  <a href="https://www.google.com/maps/dir/?api=1">4</a><script src="/a.js"></script>`;

const other = 'https://other.example/';
const request = [`requests to this site only, found "${other}"`];
const named = ['no hosts but those that content names, found "other.example"'];

testPages(checkHosts, {
  [right]: [],
  [`<a href="${other}">1</a>`]: named,
  [`<script src="//other.example"></script>`]: request,
  [`<link rel="preconnect" href="${other}">`]: request,
  [`<form action="${other}"></form>`]: request,
  [`<img srcset="/a.png 1x, ${other} 2x">`]: request,
  [`<svg><use href="${other}"/></svg>`]: request,
  [`<style>@import "${other}";</style>`]: [`requests to this site only, found "@import "${other}"`],
  '<iframe src="/map/"></iframe>': ['no frame before a click, found an iframe'],
  [`<script type="application/ld+json">{"url":"${other}"}</script>`]: named,
  [`<link rel="canonical" href="${other}">`]: named,
  [`<meta property="og:image" content="${other}a.png">`]: named,
});
