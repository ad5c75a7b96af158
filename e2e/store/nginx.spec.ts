import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '../../scripts/hosting/headers';
import { wrongAnswers } from '../specs/hostile-paths';
import { numberButton, numberPopover } from '../specs/page-parts';
import { content } from '../specs/site';
import { expect, test } from '../specs/test';
import { after, nginx } from './setup';
import { pagesOf } from './verify';

/** nginx as a host of the folder itself, with the snippet that `npm run hosting` writes. */
test.use({ baseURL: nginx });

test('every answer has every header', async () => {
  for (const path of ['/', '/areas/larkin/', '/sitemap.xml', '/no-such-page/']) {
    const { headers } = await fetch(nginx + path);
    for (const [name, value] of Object.entries(securityHeaders(after.SITE_OUT).site)) {
      expect(headers.get(name), `${path} ${name}`).toBe(value);
    }
  }
});

test('a file may be cached for as long as its name allows', async () => {
  const [, script] = /data-island="(\S+\.js)/.exec(pagesOf(after).get('/') ?? '') ?? [];
  const caching = async (path: string) => (await fetch(nginx + path)).headers.get('cache-control');
  expect(await caching(`${script}`)).toBe('public, max-age=31536000, immutable');
  expect(await caching('/areas/larkin/')).toBe('no-cache');
  expect(await caching('/_next/static/islands/gone.js')).toBeNull();
});

test('text is compressed', async () => {
  const encoding = async (path: string) =>
    (await fetch(nginx + path)).headers.get('content-encoding');
  const scripts = readdirSync(join(after.SITE_OUT, '_next/static/islands'));
  for (const path of ['/', '/maps/ground.svg', `/_next/static/islands/${scripts[0]}`]) {
    expect(await encoding(path), path).toBe('gzip');
  }
});

test('pages, old URLs and unknown ones get the right answers', async () => {
  const answer = async (path: string) => {
    const { status, headers } = await fetch(nginx + path, { redirect: 'manual' });
    return [status, headers.get('location'), headers.get('content-type')];
  };
  expect(await answer('/areas/larkin/')).toEqual([200, null, 'text/html; charset=utf-8']);
  expect((await answer('/areas/larkin')).slice(0, 2)).toEqual([301, '/areas/larkin/']);
  expect(await answer('/areas/no-such-town/')).toEqual([404, null, 'text/html; charset=utf-8']);
  for (const { from, to } of content.redirects) {
    expect((await answer(from)).slice(0, 2)).toEqual([301, to]);
  }
});

test('no hostile path leads out of the site or causes a server error', async () => {
  expect(await wrongAnswers(nginx, after.SITE_OUT)).toEqual([]);
});

test('a page works with the headers, and the browser does not complain', async ({ page }) => {
  await page.goto('/areas/larkin/');
  await numberButton(page).click();
  await expect(numberPopover(page)).toBeVisible();
});

test('the forms open with a policy of their own, and out of search results', async ({ page }) => {
  const headers = (await page.goto('/admin/'))?.headers() ?? {};
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/wasm-unsafe-eval.*frame-ancestors 'none'/);
  await expect(page.getByRole('button', { name: /Access Token/ })).toBeVisible();
  expect((await page.goto('/admin/left/'))?.headers()['x-robots-tag']).toBe('noindex');
});
