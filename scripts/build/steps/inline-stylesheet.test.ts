import { temporaryFolder } from '../../../lib/content/temporary-folder.fixture';
import { editPage } from '../../pages/html-tree';
import { inlineStylesheet } from './inline-stylesheet';

const { path, write } = temporaryFolder();

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';

const scripts = new Map([
  ['/a.js', 'f("later md:p-[2px]",`h5`);'],
  ['/b.js', 'f("elsewhere")'],
  ['/c.js', 'f("shown kept:later noted")'],
]);

function inlined(css: string, html = `${link}<p>`) {
  write('_next/static/chunks/a.css', css);
  return editPage(html, inlineStylesheet(path(), scripts));
}

it('replaces the link with the stylesheet', () => {
  expect(inlined('p{color:red}\n')).toContain('<head><style>p{color:red}</style></head>');
});

it.each([
  ['../media/f.woff2', '/_next/static/media/f.woff2'],
  ['/a.svg', '/a.svg'],
  ['"/a.svg"', '"/a.svg"'],
  ['data:,a', 'data:,a'],
  ['#a', '#a'],
])('names %s from the page as %s', (url, expected) => {
  expect(inlined(`p{src:url(${url})}`)).toContain(`p{src:url(${expected})}`);
});

it('leaves out the rules whose classes or elements neither the page nor its islands have', () => {
  const used =
    '@layer a,b;/*! c */.shown{a:b}.kept\\:later{a:b}.later{a:b}.md\\:p-\\[2px\\]{a:b}a.noted{a:b}p{a:b}i:not(.gone){a:b}:is(.shown>*){a:b}:is(.gone,.shown){a:b}p:nth-of-type(3){a:b}h5{a:b}@media print{.shown{a:b}}@container (width>9rem){.shown{a:b}}@keyframes k{to{a:b}}@font-face{a:b}';
  const unused =
    '.gone{a:b}.elsewhere{a:b}.late{a:b}.shown.gone{a:b}h6{a:b}p>h6{a:b}:is(.gone>*){a:b}p:has(.gone){a:b}@media print{.gone{a:b}}@container (width>9rem){.gone{a:b}}';
  const css = used.replace(/kept.*?(?={)/, '$&,.gone').replace('p{', 'h6,p{');
  const page = `${link}<i data-island="/c.js"></i><i data-island="/a.js"></i><template><p class="shown kept:later"></template><noscript><a class="noted">`;
  expect(inlined(unused + css, page)).toContain(`<style>${used}</style>`);
});

it("shortens the classes that no script of the page's islands has", () => {
  const css = '.md\\:flex,.gone{a:b}:is(.later>*):not(.md\\:flex):hover{a:b}';
  const page = inlined(css, `${link}<p class="md:flex" data-island="/a.js">`);
  expect(page).toContain('<style>.a{a:b}:is(.later>*):not(.a):hover{a:b}</style>');
  expect(page).toContain('<p class="a"');
});

it('stops at a page without a stylesheet', () => {
  expect(() => inlined('', '<p></p>')).toThrow('expected a stylesheet, found none');
});

it.each(['</style>', '@import "b.css";'])('stops at a stylesheet with %s', (css) => {
  expect(() => inlined(css)).toThrow(
    'expected a stylesheet that can be inlined, found _next/static/chunks/a.css',
  );
});
