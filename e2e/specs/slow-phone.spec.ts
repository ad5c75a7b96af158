import type { Page } from '@playwright/test';
import { telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { slowDown } from '../browsers/slow-phone';
import * as parts from './page-parts';
import { content } from './site';
import { expect, expectOnly, islandFiles, test } from './test';

/** A slow phone on a slow network, and a visitor who taps as soon as the page is visible. */

const { business, testimonials } = content;

const early = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

const reviews = `of ${testimonials.length}`;

/** What a visitor does on a page, and what the page then shows. */
const taps: Record<string, [path: string, act: (page: Page) => Promise<void>]> = {
  'the email address': [
    routes.contact,
    async (page) => {
      await parts.emailButton(page).tap();
      await expect(parts.emailLink(page)).toBeVisible();
    },
  ],
  'the reviews': [
    routes.home,
    async (page) => {
      await page.getByRole('button', { name: `Review 3 ${reviews}` }).tap();
      await expect(page.getByLabel(`3 ${reviews}`, { exact: true })).toBeVisible();
    },
  ],
  'the search': [
    routes.places,
    async (page) => {
      await parts.searchBox(page).tap();
      await page.keyboard.type('zzz');
      await expect(parts.attractionCards(page)).toHaveCount(0);
    },
  ],
};

test.beforeEach(({ page }) => slowDown(page));

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

for (const [control, [path, act]] of Object.entries(taps)) {
  test(`an early tap counts if each file fails once: ${control}`, async ({ page, complaints }) => {
    const failed = new Set<string>();
    await page.route(islandFiles, (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    await early(page, path);
    await act(page);
    expect(failed.size).toBeGreaterThan(0);
    // The browser reports each file that failed.
    expectOnly(complaints, /ERR_FAILED|^failed: /);
  });
}

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
