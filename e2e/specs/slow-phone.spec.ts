import type { Page } from '@playwright/test';
import { telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { slowDown } from '../browsers/slow-phone';
import { emailButton, emailLink } from './page-parts';
import { content } from './site';
import { expect, expectOnly, islandFiles, test } from './test';

/** A slow phone on a slow network, and a visitor who taps as soon as the page is visible. */

const { business } = content;

const early = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

test.beforeEach(({ page }) => slowDown(page));

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

test('an early tap counts if each file fails once', async ({ page, complaints }) => {
  const failed = new Set<string>();
  await page.route(islandFiles, (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  });
  await early(page, routes.contact);
  await emailButton(page).tap();
  await expect(emailLink(page)).toBeVisible();
  expect(failed.size).toBeGreaterThan(0);
  // The browser reports each file that failed.
  expectOnly(complaints, /ERR_FAILED|^failed: /);
});

// Without waiting for any script.
test('the first tap on the call link dials', async ({ page, complaints }) => {
  await page.route(islandFiles, (route) => route.abort());
  await early(page, routes.town('alder-falls'));
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
