import { parse, serialize } from 'parse5';
import { temporaryFolder } from '../../temporary-folder.fixture';
import { inlineStylesheet } from './inline-stylesheet';

const { path, write } = temporaryFolder();

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';

const scripts = new Map([
  ['/a.js', 'f("later md:p-[2px]");'],
  ['/b.js', 'f("elsewhere")'],
]);

async function inlined(css: string, html = link) {
  write('_next/static/chunks/a.css', css);
  const page = parse(html);
  await inlineStylesheet(path(), scripts)(page);
  return serialize(page);
}

it('replaces the link with the stylesheet', async () => {
  expect(await inlined('h1{color:red}', `${link}<h1>`)).toContain(
    '<head><style>h1{color:red}</style></head>',
  );
});

it.each([
  ['../media/f.woff2', '/_next/static/media/f.woff2'],
  ['/a.svg', '/a.svg'],
  ['"/a.svg"', '"/a.svg"'],
  ['data:,a', 'data:,a'],
  ['#a', '#a'],
])('names %s from the page as %s', async (url, expected) => {
  expect(await inlined(`a{src:url(${url})}`, `${link}<a>`)).toContain(`a{src:url(${expected})}`);
});

it('leaves out the rules for what neither the page nor its islands have', async () => {
  const used =
    '@layer a,b;/*! c */.shown{a:b}.kept\\:later{a:b}.later{a:b}.md\\:p-\\[2px\\]{a:b}p .noted{a:b}[hidden]{a:b}html :focus-visible{a:b}@media print{.shown{a:b}}@font-face{a:b}';
  const unused =
    '.gone{a:b}h1{a:b}.elsewhere{a:b}.late{a:b}.shown.gone{a:b}@media print{.gone{a:b}}';
  const page = `${link}<i data-island="/a.js"></i><template><p class="shown kept:later"></template><noscript><a class="noted">`;
  expect(await inlined(unused + used, page)).toContain(`<style>${used}</style>`);
});

it('stops at a page without a stylesheet', async () => {
  await expect(inlined('', '<p></p>')).rejects.toThrow('expected a stylesheet, found none');
});

it.each(['</style>', '@import "b.css";'])('stops at a stylesheet with %s', async (css) => {
  await expect(inlined(css)).rejects.toThrow(
    'expected a stylesheet that can be inlined, found _next/static/chunks/a.css',
  );
});
