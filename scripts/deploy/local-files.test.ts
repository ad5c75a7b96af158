import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { localFiles } from './local-files';
import { md5 } from './memory-store.fixture';

const page = '<!doctype html><html><head><meta charset="utf-8"><title>x</title></head></html>';

function exported(texts: Record<string, string>): string {
  const out = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(join(out, dirname(path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  return out;
}

it('knows each file with its MD5 and its headers', () => {
  const out = exported({ 'areas/boise/index.html': page, '_next/static/a.js': 'a' });
  expect(localFiles(out, [], false).files).toEqual({
    '_next/static/a.js': {
      md5: md5('a'),
      type: 'text/javascript;charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
    },
    'areas/boise/index.html': {
      md5: md5(page),
      type: 'text/html;charset=utf-8',
      cache: 'no-cache',
    },
  });
});

it('leaves out what only other hosts read', () => {
  const out = exported({ 'index.html': page, _headers: '', _redirects: '', 'index.html.br': '' });
  expect(Object.keys(localFiles(out, [], false).files)).toEqual(['index.html']);
});

it('lets the website of the store lead an old address on', () => {
  const out = exported({ 'places/old/index.html': page });
  const { files } = localFiles(out, [{ from: '/places/old/', to: '/places/new/' }], false);
  expect(files['places/old/index.html']?.redirect).toBe('/places/new/');
});

it('hides every page of a preview from search engines, in what is sent and in its MD5', () => {
  const out = exported({ 'index.html': page, 'robots.txt': 'User-agent: *' });
  const { files, read } = localFiles(out, [], true);
  const sent = Buffer.from(read('index.html')).toString();
  expect(sent).toContain('<meta charset="utf-8"><meta name="robots" content="noindex"><title>');
  expect(files['index.html']?.md5).toBe(md5(sent));
  expect(files['robots.txt']?.md5).toBe(md5('User-agent: *'));
});

it('refuses a page that it cannot mark', () => {
  const out = exported({ 'index.html': '<title>x</title>' });
  expect(() => localFiles(out, [], true)).toThrow('index.html: expected a charset');
});

it('refuses a file that would be served as a download', () => {
  expect(() => localFiles(exported({ 'share/home': '' }), [], false)).toThrow(
    'share/home: expected',
  );
});
