import { temporaryFolder } from '../../../lib/content/temporary-folder.fixture';
import { editPage } from '../../html';
import { inlineStylesheet } from './inline-stylesheet';

const { path, write } = temporaryFolder();

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';

function inlined(css: string, page: string) {
  write('_next/static/chunks/a.css', css);
  return editPage(page, inlineStylesheet(path()));
}

const moved = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next">';

it('puts the stylesheet into the head, and the link to all of it below the first screen', () => {
  const page = `${link}<header></header><main><div><p></p></div><div></div></main><footer></footer>`;
  expect(inlined('p{color:red}\n', page)).toContain(
    `<head><style>p{color:red}</style></head><body><header></header><main><div><p></p></div>${moved}<div></div></main>`,
  );
});

const main = '<main><div></div>';

it.each([
  ['before an island that is the whole page', `<i data-island="/a.js">${main}`, `<body>${moved}<i`],
  ['behind the only part of a page', main, `${main}${moved}</main>`],
  ['behind a page without parts', '<p></p>', `<p></p>${moved}`],
])('puts the link %s', (_where, page, found) => {
  expect(inlined('div{a:b}', link + page)).toContain(found);
});

it('leaves out the rules whose classes or elements the first screen does not have', () => {
  const used =
    '@layer a,b;i{src:url("/a.svg") url(/a.svg) url(data:,a) url(#a)}/*! c */.shown{a:b}.kept\\:later{a:b}.md\\:p-\\[2px\\]{a:b}a.noted{a:b}p{a:b}i:not(.gone){a:b}:is(.shown>*){a:b}:is(.gone,.shown){a:b}p:nth-of-type(3){a:b}@container (width>9rem){.shown{a:b}}@keyframes k{to{a:b}}@font-face{a:b}';
  const unused =
    '.gone{a:b}.below{a:b}h5{a:b}.shown.gone{a:b}h6{a:b}p>h6{a:b}:is(.gone>*){a:b}:is(.gone,.lost){a:b}p:has(.gone){a:b}@media print{.shown{a:b}}@media (hover:hover){.shown{a:b}}.shown:hover{a:b}p:active{a:b}@container (width>9rem){.gone{a:b}}';
  const css = used.replace(/kept.*?(?={)/, '$&,.gone').replace('p{', 'h6,p{');
  const page = `${link}<p class="kept:later md:p-[2px]"></p><main><div class="shown"><i></i><a class="noted"></a></div><h5 class="below"></h5></main>`;
  expect(inlined(unused + css, page)).toContain(`<style>${used}</style>`);
});

const another = 'a stylesheet that can be inlined, found _next/static/chunks/a.css';

it.each([
  ['</style>', link, another],
  ['@import "b.css";', link, another],
  ['p{src:url(../f.woff2)}', link, another],
  ['', '<p></p>', 'one stylesheet, found 0'],
])('stops at the stylesheet %j', (css, page, expected) => {
  expect(() => inlined(css, page)).toThrow(`expected ${expected}`);
});
