import type { Page } from '@playwright/test';
import { formatPhone, telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { allAttractions } from '../../lib/towns/towns';
import { emailButton, emailLink, numberButton, numberPopover, searchBox } from './page-parts';
import { content } from './site';
import { expect, expectOnly, islandFiles, reactFile, slowDown, test } from './test';

/**
 * A slow phone on a slow network, and a visitor who taps as soon as the page is visible: the tap
 * takes effect once its island is ready, even if a file only loads at the second try.
 */

const { business, towns, testimonials } = content;

/**
 * Lets each file that matches fail once.
 *
 * @returns the URLs that have failed so far.
 */
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
  test.describe(`when ${fails} fails at first, an early tap takes effect:`, () => {
    let failed: Set<string> | undefined;

    test.beforeEach(async ({ page }) => {
      await slowDown(page);
      if (fails === 'one file') failed = await failOnce(page, reactFile());
      if (fails === 'each file') failed = await failOnce(page, islandFiles);
    });

    test.afterEach(({ complaints }) => {
      if (fails === 'no file') return;
      expect(failed?.size).toBeGreaterThan(0);
      // The browser reports each file that failed.
      expectOnly(complaints, /ERR_FAILED|^failed: /);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

      test('the email address', async ({ page }) => {
        await early(page, routes.contact);
        await emailButton(page).tap();
        await expect(emailLink(page)).toBeVisible();
      });

      test('the reviews', async ({ page }) => {
        await early(page, routes.home);
        await page.getByRole('button', { name: `Review 3 of ${testimonials.length}` }).tap();
        await expect(page.getByLabel(`3 of ${testimonials.length}`, { exact: true })).toBeVisible();
      });

      test('the search', async ({ page }) => {
        await early(page, routes.places);
        await searchBox(page).tap();
        await page.keyboard.type('kuna');
        const all = allAttractions(towns);
        await expect(page.getByRole('search').getByRole('status')).toHaveText(
          new RegExp(`^(?!${all.length} )\\d+ of ${all.length} attractions`),
        );
      });
    });

    test('the phone number', async ({ page }) => {
      await early(page, routes.town('boise'));
      await numberButton(page).click();
      await expect(numberPopover(page)).toContainText(formatPhone(business.phone));
    });
  });
}

test.describe('without waiting for any script', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test.beforeEach(({ page }) => slowDown(page));

  test('the first tap on the call link dials', async ({ page, complaints }) => {
    await page.route(islandFiles, (route) => route.abort());
    await early(page, routes.town('boise'));
    const link = page.getByRole('main').locator(`a[href="${telHref(business.phone)}"]:visible`);
    const dialed = link.first().evaluate(
      (element) =>
        new Promise((resolve) => {
          // The last listener to see the click: it keeps the browser from dialing.
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

  test('the menu opens, closes behind its link, and the link works', async ({ page }) => {
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
