import { contentType } from '../../lib/file-types';
import { securityHeaders } from '../../scripts/build/steps/headers';
import { hostilePaths } from '../../scripts/serve/hostile-paths.fixture';
import { content } from '../specs/site';
import { expect, test } from '../specs/test';
import { after, apache } from './setup';
import { pagesOf } from './store';

/** Apache as a host of the folder itself, which knows only what .htaccess tells it. */

const notFound = pagesOf(after).get('/404.html') ?? '';
const [, script = ''] = /data-island="(\S+\.js)/.exec(pagesOf(after).get('/') ?? '') ?? [];
const get = (path: string) => fetch(apache + path, { redirect: 'manual' });

test('every answer has every header', async () => {
  for (const path of ['/', '/areas/larkin/', '/sitemap.xml', '/no-such-page/', '/fonts/']) {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers.get(name), `${path} ${name}`).toBe(value);
    }
  }
});

test('a page that does not exist is the site, and no folder is listed', async () => {
  for (const [path, status] of [
    ['/areas/no-such-town/', 404],
    ['/no-such-page', 404],
    ['/_next/static/islands/gone.js', 404],
    ['/fonts/', 403],
    ['/_next/static/', 403],
  ] as const) {
    const answer = await get(path);
    expect.soft([answer.status, await answer.text()], path).toEqual([status, notFound]);
    expect.soft(answer.headers.get('cache-control'), path).toBe('no-cache');
  }
});

test('pages, files and old URLs get the right answers', async () => {
  const typeOf = (path: string) => contentType(path).replace(';', '; ');
  const files = ['/index.html', '/contact.vcf', '/sitemap.xml', '/maps/ground.svg', script];
  for (const [path, expected, name, value] of [
    ...files.map((path) => [path, 200, 'content-type', typeOf(path)] as const),
    ['/areas/larkin/', 200, 'cache-control', 'no-cache'],
    [script, 200, 'cache-control', 'public, max-age=31536000, immutable'],
    ['/areas/larkin', 301, 'location', `${apache}/areas/larkin/`],
    ...content.redirects.map(({ from, to }) => [from, 301, 'location', apache + to] as const),
  ] as const) {
    const { status, headers } = await get(path);
    expect.soft([status, headers.get(name)], `${path} ${name}`).toEqual([expected, value]);
  }
});

test('no hostile path causes a server error', async () => {
  for (const path of hostilePaths) {
    const answer = await get(path);
    await answer.body?.cancel();
    expect.soft(answer.status, path).toBeLessThan(500);
  }
});
