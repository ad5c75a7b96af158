import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { localFiles } from './local-files';
import { md5 } from './record';

const page = '<!doctype html><html><head><meta charset="utf-8"><title>x</title></head></html>';

function exported(texts: Record<string, string>): string {
  const out = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(join(out, dirname(path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  return out;
}

it('describes each file but those for other hosts, and redirects old URLs', () => {
  const out = exported({
    '_next/static/a.js': 'a',
    'places/old/index.html': page,
    ...{ _headers: '', _redirects: '', 'places/old/index.html.br': '' },
  });
  const redirects = [{ from: '/places/old/', to: '/places/new/' }];
  expect(localFiles(out, redirects, false).files).toEqual({
    '_next/static/a.js': {
      md5: md5('a'),
      type: 'text/javascript;charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
    },
    'places/old/index.html': {
      md5: md5(page),
      type: 'text/html;charset=utf-8',
      cache: 'no-cache',
      redirect: '/places/new/',
    },
  });
});

it('hides every page of a preview from search engines, which changes its MD5', () => {
  const out = exported({ 'index.html': page, 'robots.txt': 'User-agent: *' });
  const { files, read } = localFiles(out, [], true);
  const uploaded = read('index.html').toString();
  expect(uploaded).toContain('<meta charset="utf-8"><meta name="robots" content="noindex"><title>');
  expect(files['index.html']?.md5).toBe(md5(uploaded));
  expect(files['robots.txt']?.md5).toBe(md5('User-agent: *'));
});

it.each([
  ['index.html', 'index.html: expected <meta charset'],
  ['share/home', 'share/home: expected an ending'],
])('rejects %s, which it could not hide or serve', (path, words) => {
  expect(() => localFiles(exported({ [path]: '' }), [], true)).toThrow(words);
});
