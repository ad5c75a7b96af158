import type { Page } from '@playwright/test';
import { formatPhone, telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { content } from './site';
import { expect, islandFiles, reactFile, slowDown, test } from './test';

/**
 * A slow phone on a slow network, and a visitor who taps as soon as the page stands: the tap waits
 * for its island and takes effect, also when a file comes only the second time.
 */

const { business, towns, testimonials } = content;

/** Each file that matches fails once. */
async function failOnce(page: Page, files: string) {
  const failed = new Set<string>();
  await page.route(files, (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  });
  return failed;
}

const early = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

for (const fails of ['no file', 'one file', 'each file'] as const) {
  test.describe(`where ${fails} fails at first`, () => {
    let failed: Set<string> | undefined;

    test.beforeEach(async ({ page }) => {
      await slowDown(page);
      if (fails === 'one file') failed = await failOnce(page, reactFile());
      if (fails === 'each file') failed = await failOnce(page, islandFiles);
    });

    test.afterEach(({ complaints }) => {
      if (fails === 'no file') return;
      expect(failed?.size).toBeGreaterThan(0);
      // The browser reports each file that failed, and nothing else.
      const others = complaints.splice(0).filter((text) => !/ERR_FAILED|^failed: /.test(text));
      expect(others).toEqual([]);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

      test('the email address', async ({ page }) => {
        await early(page, routes.contact);
        await page.getByRole('main').getByRole('button', { name: 'Email Us' }).tap();
        await expect(
          page.getByRole('main').getByRole('link', { name: business.email }),
        ).toBeVisible();
      });

      test('the reviews', async ({ page }) => {
        await early(page, routes.home);
        await page.getByRole('button', { name: `Review 3 of ${testimonials.length}` }).tap();
        await expect(page.getByLabel(`3 of ${testimonials.length}`, { exact: true })).toBeVisible();
      });

      test('the search', async ({ page }) => {
        await early(page, routes.places);
        await page.getByLabel('Search by place or town').tap();
        await page.keyboard.type('kuna');
        const all = towns.flatMap(({ attractions }) => attractions);
        await expect(page.getByRole('search').getByRole('status')).toHaveText(
          new RegExp(`^(?!${all.length} )\\d+ of ${all.length} attractions`),
        );
      });
    });

    test('the number behind its button', async ({ page }) => {
      await early(page, routes.town('boise'));
      await page
        .getByRole('main')
        .getByRole('button', { name: /show the number/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Phone number' })).toContainText(
        formatPhone(business.phone),
      );
    });
  });
}

test.describe('what waits for nothing', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test.beforeEach(({ page }) => slowDown(page));

  test('the call link dials at the first tap', async ({ page, complaints }) => {
    await page.route(islandFiles, (route) => route.abort());
    await early(page, routes.town('boise'));
    const link = page.getByRole('main').locator(`a[href="${telHref(business.phone)}"]:visible`);
    const dialed = link.first().evaluate(
      (element) =>
        new Promise((resolve) => {
          // Noted where the click ends, and stopped there: the machine of the tests dials nothing.
          addEventListener('click', (event) => {
            resolve(!event.defaultPrevented && event.composedPath().includes(element));
            event.preventDefault();
          });
        }),
    );
    await link.first().tap();
    expect(await dialed).toBe(true);
    complaints.length = 0;
  });

  test('the menu opens, leads on, and is closed behind its link', async ({ page }) => {
    await early(page, routes.home);
    await page.getByRole('banner').getByText('Menu').tap();
    const services = page.getByRole('banner').getByRole('link', { name: 'Services' });
    await services.evaluate((link) =>
      link.addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    await services.tap();
    await expect(page.getByRole('banner').locator('details')).not.toHaveAttribute('open');
    await page.getByRole('banner').getByText('Menu').tap();
    await services.tap();
    await expect(page).toHaveURL(routes.services);
  });
});
