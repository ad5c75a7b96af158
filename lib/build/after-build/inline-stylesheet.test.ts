/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineStylesheet } from './inline-stylesheet';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'style-'));
  mkdirSync(join(out, '_next/static/chunks'), { recursive: true });
});

afterEach(() => rmSync(out, { recursive: true }));

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';

function inlined(css: string, html = `<head>${link}</head>`) {
  writeFileSync(join(out, '_next/static/chunks/a.css'), css);
  return inlineStylesheet(html, { out }).html;
}

it('puts the sheet in the place of its link', () => {
  expect(inlined('h1{color:red}\n')).toBe('<head><style>h1{color:red}</style></head>');
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

it('stops when there is no stylesheet, a second one, or one that Next links in another way', () => {
  const other = link.replace('a.css', 'b.css');
  expect(() => inlined('', '<head></head>')).toThrow('expected one stylesheet, found none');
  expect(() => inlined('', link + other)).toThrow('b.css');
  expect(() => inlined('', link.replace('data-precedence="next"', 'media="print"'))).toThrow(
    'print',
  );
});

it.each(['</style>', '@import "b.css";'])('stops at a sheet with %s', (css) => {
  expect(() => inlined(css)).toThrow('a stylesheet that can stand inside a page');
});
