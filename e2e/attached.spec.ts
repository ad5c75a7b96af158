import type { Server } from 'node:http';
import { attached } from '../lib/build/attached';
import { createSiteServer, listen } from '../lib/build/serve';
import { formatPhone, telHref } from '../lib/phone';
import { routes } from '../lib/routes';
import { content, templates } from './site';
import { expect, test, waitUntilTaken } from './test';

/** The site with its script where Next put it (DETACH=0): whole, only heavier. */

const { business } = content;
let server: Server;

test.use({
  // Playwright asks for a pattern here, and this needs nothing of it.
  baseURL: async ({ browserName: _ }, use) => {
    server = createSiteServer(attached);
    await use(`http://localhost:${await listen(server, 3400, true)}`);
    server.close();
  },
});

for (const path of templates) {
  test(`${path} wakes by itself and has its number`, async ({ page }) => {
    await page.goto(path);
    await waitUntilTaken(page);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    expect(await page.locator(`a[href="${telHref(business.phone)}"]`).count()).toBeGreaterThan(0);
  });
}

test('the number, the menu, the search and an unknown town work', async ({ page, complaints }) => {
  await page.goto(routes.contact);
  await page
    .getByRole('main')
    .getByRole('button', { name: /show the number/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(formatPhone(business.phone));
  await page.goto(routes.places);
  await page.getByLabel('Search by place or town').fill('zzz');
  await expect(page.getByRole('button', { name: 'Show all attractions' })).toBeVisible();
  expect(complaints).toEqual([]);
  await page.goto('/areas/no-such-town/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobile notary in No Such Town');
  // The browser itself reports the 404, and nothing else.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 404')]);
});

test('where no script file comes, the plain forms stand', async ({ page, complaints }) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto(routes.contact);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
  await expect(page.locator('button:visible')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: business.email })).toBeVisible();
  const expected = /ERR_FAILED|^failed: .*\/_next\//;
  expect(complaints.splice(0).filter((text) => !expected.test(text))).toEqual([]);
});
