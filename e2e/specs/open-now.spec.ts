import type { Page } from '@playwright/test';
import { formatHours } from '../../lib/hours/hours';
import { openingStatus } from '../../lib/hours/opening-status';
import { routes } from '../../lib/routes';
import { content } from './site';
import { expect, test, waitForIslands } from './test';

/** Whether the business is open now, by the clock in Idaho, in any time zone and when clocks change. */

const { business } = content;
const zone = ' (Mountain Time)';
const statusAt = openingStatus({ ...business, closures: [] }, 7);
const workday = '2027-01-05T18:00:00Z';
const onWorkday = statusAt('2027-01-05', '11:00');

/** The two places where a page says it: its facts, and the call to action at its end. */
const inFacts = (page: Page) => page.getByRole('main').locator('dl [data-open]').first();
const inCallToAction = (page: Page) => page.getByRole('region').locator('p [data-open]');

async function visitAt(page: Page, time: string, path: string = routes.town('alder-falls')) {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(path);
}

async function expectStatus(page: Page, status: string) {
  await expect(inFacts(page).getByText(status, { exact: true })).toBeVisible();
  await expect(inCallToAction(page).getByText(status + zone, { exact: true })).toBeVisible();
  // A screen reader hears the status and not the hours.
  const hours = formatHours(business.hours);
  await expect(inFacts(page).getByText(hours, { exact: true })).toBeHidden();
  const heard = await page.getByRole('main').locator('dl').first().ariaSnapshot();
  expect(heard.replaceAll('\u00a0', ' ')).not.toContain(hours.replaceAll('\u00a0', ' '));
}

for (const timezoneId of ['Asia/Tokyo', 'Pacific/Honolulu', 'America/Boise']) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    // opening-status.test.ts covers all kinds of moments; these need a browser's time zones.
    test('is right on a workday and around the nights when clocks change', async ({ page }) => {
      for (const [time, date, clock] of [
        [workday, '2027-01-05', '11:00'],
        ['2027-03-13T00:59:00Z', '2027-03-12', '17:59'],
        ['2027-03-15T13:00:00Z', '2027-03-15', '07:00'],
        // The hour that occurs twice.
        ['2027-11-07T08:30:00Z', '2027-11-07', '01:30'],
        ['2027-11-08T13:59:00Z', '2027-11-08', '06:59'],
      ] as const) {
        await visitAt(page, time);
        await expectStatus(page, statusAt(date, clock));
      }
    });
  });
}

test('stays when React takes over, on every kind of page that says it', async ({ page }) => {
  for (const path of [
    routes.home,
    routes.contact,
    routes.service('closing-papers'),
    routes.areas,
  ]) {
    await visitAt(page, workday, path);
    await waitForIslands(page);
    const status = page.getByText(onWorkday).first();
    await status.scrollIntoViewIfNeeded();
    await expect(status).toBeVisible();
  }
});

for (const time of [workday, '2027-01-09T20:00:00Z']) {
  test(`takes as much space as the hours would (${time})`, async ({ page }) => {
    await visitAt(page, time);
    const heights: number[][] = [];
    const measure = async () => {
      for (const width of [360, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = (await page.locator('[data-open]').all()).map((line) => line.boundingBox());
        heights.push((await Promise.all(boxes)).map((box) => box?.height ?? 0));
      }
    };
    await measure();
    await page.evaluate(() => {
      for (const line of document.querySelectorAll('[data-open]')) {
        line.removeAttribute('data-now');
        line.lastElementChild?.replaceChildren();
      }
    });
    await measure();
    expect(heights.slice(0, 5)).toEqual(heights.slice(5));
  });
}

test('a printed page has the hours instead, which stay true', async ({ page }) => {
  await visitAt(page, workday);
  await page.emulateMedia({ media: 'print' });
  await expect(inFacts(page).getByText(formatHours(business.hours))).toBeVisible();
  await expect(inFacts(page).getByText(onWorkday)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the hours instead', async ({ page }) => {
    await page.goto(routes.town('alder-falls'));
    await expect(inFacts(page)).toHaveText(formatHours(business.hours));
    await expect(inCallToAction(page)).toHaveText(formatHours(business.hours) + zone);
    await expect(inFacts(page)).toBeVisible();
  });
});
