import type { Page } from '@playwright/test';
import { formatHours } from '../../lib/hours/hours';
import { openingStatus } from '../../lib/hours/opening-status';
import { routes } from '../../lib/routes';
import { heightsOf } from './expectations';
import { content } from './site';
import { expect, test } from './test';

/** Whether the business is open now, by the clock in Idaho. */

const { business } = content;
const hours = formatHours(business.hours);
const zone = ' (Mountain Time)';
const workday = '2027-01-05T18:00:00Z';
const onWorkday = openingStatus({ ...business, closures: [] }, 7)('2027-01-05', '11:00');

/** The two places where a page says it: its facts, and the call to action at its end. */
const inFacts = (page: Page) => page.getByRole('main').locator('dl [data-open]').first();
const inCallToAction = (page: Page) => page.getByRole('region').locator('p [data-open]');

async function visitAt(page: Page, time: string) {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(routes.town('alder-falls'));
}

for (const timezoneId of ['Asia/Tokyo', 'Pacific/Honolulu']) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    // opening-status.test.ts covers all kinds of moments; this needs a browser's time zones.
    test('a page says whether we are open, and prints the hours instead', async ({ page }) => {
      await visitAt(page, workday);
      await expect(inFacts(page).getByText(onWorkday, { exact: true })).toBeVisible();
      await expect(inCallToAction(page).getByText(onWorkday + zone, { exact: true })).toBeVisible();
      // A screen reader hears the status and not the hours.
      await expect(inFacts(page).getByText(hours, { exact: true })).toBeHidden();
      const heard = await page.getByRole('main').locator('dl').first().ariaSnapshot();
      expect(heard.replaceAll('\u00a0', ' ')).not.toContain(hours.replaceAll('\u00a0', ' '));
      await page.emulateMedia({ media: 'print' });
      await expect(inFacts(page).getByText(hours)).toBeVisible();
      await expect(inFacts(page).getByText(onWorkday)).toBeHidden();
    });
  });
}

for (const time of [workday, '2027-01-09T20:00:00Z']) {
  test(`takes as much space as the hours would (${time})`, async ({ page }) => {
    await visitAt(page, time);
    const measure = async () => {
      const heights: number[][] = [];
      for (const width of [360, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        heights.push(await heightsOf(page.locator('[data-open]')));
      }
      return heights;
    };
    const withStatus = await measure();
    await page.evaluate(() => {
      for (const line of document.querySelectorAll('[data-open]')) {
        line.removeAttribute('data-now');
        line.lastElementChild?.replaceChildren();
      }
    });
    expect(await measure()).toEqual(withStatus);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the hours instead', async ({ page }) => {
    await page.goto(routes.town('alder-falls'));
    await expect(inFacts(page)).toHaveText(hours);
    await expect(inCallToAction(page)).toHaveText(hours + zone);
    await expect(inFacts(page)).toBeVisible();
  });
});
