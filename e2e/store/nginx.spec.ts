import { securityHeaders } from '../../scripts/build/steps/headers';
import { wrongAnswers } from '../../scripts/serve/hostile-paths.fixture';
import { numberButton, numberPopover } from '../specs/page-parts';
import { content } from '../specs/site';
import { expect, test } from '../specs/test';
import { after, nginx } from './setup';
import { pagesOf } from './store';

/** nginx as a host of the folder itself, as docs/hosting.md says. */
test.use({ baseURL: nginx });

test('every answer has every header', async () => {
  for (const path of ['/', '/areas/larkin/', '/sitemap.xml', '/admin/', '/no-such-page/']) {
    const { headers } = await fetch(nginx + path);
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers.get(name), `${path} ${name}`).toBe(value);
    }
  }
});

test('pages, files and old URLs get the right answers, cached and compressed', async () => {
  const [, script] = /data-island="(\S+\.js)/.exec(pagesOf(after).get('/') ?? '') ?? [];
  for (const [path, expected, name, value] of [
    [`${script}`, 200, 'cache-control', 'public, max-age=31536000, immutable'],
    [`${script}`, 200, 'content-encoding', 'gzip'],
    ['/_next/static/islands/gone.js', 404, 'cache-control', null],
    ['/', 200, 'content-encoding', 'gzip'],
    ['/maps/ground.svg', 200, 'content-encoding', 'gzip'],
    ['/areas/larkin/', 200, 'cache-control', 'no-cache'],
    ['/areas/larkin/', 200, 'content-type', 'text/html; charset=utf-8'],
    ['/areas/no-such-town/', 404, 'content-type', 'text/html; charset=utf-8'],
    ['/areas/larkin', 301, 'location', '/areas/larkin/'],
    ...content.redirects.map(({ from, to }) => [from, 301, 'location', to] as const),
  ] as const) {
    const { status, headers } = await fetch(nginx + path, { redirect: 'manual' });
    expect.soft([status, headers.get(name)], `${path} ${name}`).toEqual([expected, value]);
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

test('the forms open', async ({ page }) => {
  await page.goto('/admin/');
  await expect(page.getByRole('button', { name: /Access Token/ })).toBeVisible();
});
