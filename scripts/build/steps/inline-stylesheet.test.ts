/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editPage } from '../../pages/html-tree';
import { inlineStylesheet } from './inline-stylesheet';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'style-'));
  mkdirSync(join(out, '_next/static/chunks'), { recursive: true });
});

afterEach(() => rmSync(out, { recursive: true }));

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';

function inlined(css: string, html = link) {
  writeFileSync(join(out, '_next/static/chunks/a.css'), css);
  return editPage(html, (document) => inlineStylesheet(document, out, (name) => name === 'later'));
}

it('puts the sheet in the place of its link', () => {
  expect(inlined('h1{color:red}\n')).toContain('<head><style>h1{color:red}</style></head>');
});

it('leads addresses from where the sheet stood, and leaves others alone', () => {
  expect(inlined('a{src:url(../media/f.woff2)}')).toContain('url(/_next/static/media/f.woff2)');
  for (const url of ['url(/a.svg)', 'url(#a)', 'url(data:,a)', 'url("/a.svg")']) {
    rmSync(out, { recursive: true });
    out = mkdtempSync(join(tmpdir(), 'style-'));
    mkdirSync(join(out, '_next/static/chunks'), { recursive: true });
    expect(inlined(`a{src:${url}}`)).toContain(url);
  }
});

it('leaves out the rules whose classes neither the page nor a script has', () => {
  const rules = [
    '.shown{a:b}',
    '.kept\\:later,.gone{a:b}',
    '.later{a:b}',
    'h1 .noted{a:b}',
    'p{a:b}',
  ];
  const css = `${rules.join('')}.gone{a:b}.shown.gone{a:b}@media print{.gone{a:b}}@media print{.shown{a:b}}`;
  const page = `${link}<template><p class="shown kept:later"></template><noscript><a class="noted">`;
  expect(/<style>(.*)<\/style>/.exec(inlined(css, page))?.[1]).toBe(
    `${rules.join('')}@media print{.shown{a:b}}`,
  );
});

it('stops at a page without a stylesheet', () => {
  expect(() => inlined('', '<p></p>')).toThrow('expected a stylesheet, found none');
});

it.each(['</style>', '@import "b.css";'])('stops at a sheet with %s', (css) => {
  expect(() => inlined(css)).toThrow('a stylesheet that can stand inside a page');
});
