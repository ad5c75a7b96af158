import { hash } from 'node:crypto';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { bytesOf, localFiles } from './local-files';

const { path, write } = temporaryFolder();
const page = '<!doctype html><html><head><meta charset="utf-8"><title>x</title></head></html>';

it('describes each file except those for other hosts, and redirects old URLs', () => {
  write('_next/static/a.js', 'a');
  write('places/old/index.html', page);
  for (const name of ['.htaccess', '_headers', '_redirects', 'places/old/index.html.br'])
    write(name);
  const redirects = [{ from: '/places/old/', to: '/places/new/' }];
  expect(localFiles(path(), redirects, false)).toEqual([
    {
      path: '_next/static/a.js',
      md5: hash('md5', 'a'),
      type: 'text/javascript;charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
    },
    {
      path: 'places/old/index.html',
      md5: hash('md5', page),
      type: 'text/html;charset=utf-8',
      cache: 'no-cache',
      redirect: '/places/new/',
    },
  ]);
});

it('hides the pages of a preview from search engines, and stops at one it cannot hide', () => {
  write('index.html', page);
  write('robots.txt', 'User-agent: *');
  write('odd.html', '<title>x</title>');
  const read = (name: string) => bytesOf(path(), name, true);
  const hidden = page.replace('<title>', '<meta name="robots" content="noindex"><title>');
  expect(String(read('index.html'))).toBe(hidden);
  expect(String(read('robots.txt'))).toBe('User-agent: *');
  expect(() => read('odd.html')).toThrow('odd.html: expected <meta charset');
});
