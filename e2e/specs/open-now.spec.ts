import type { Page } from '@playwright/test';
import { formatHours, formatShortHours } from '../../lib/hours/hours';
import { openingStatus } from '../../lib/hours/opening-status';
import { routes } from '../../lib/routes';
import { content } from './site';
import { expect, test } from './test';

/** The hours, and whether the business is open now by the clock in Idaho. */

const { business } = content;
const hours = formatShortHours(business.hours);
/** In the certificate's large letters. */
const firstHours = hours.split(',')[0] ?? '';
const zone = ', Mountain Time';
const status = openingStatus(business);
const moments = [
  // A workday, a Saturday, a holiday worked as usual, one that no one has answered for, and other hours.
  ...['2027-01-05', '2027-01-09', '2026-11-26', '2026-12-25', '2027-03-12'],
  // Idaho is at 11 am in winter.
].map((day) => ({ time: `${day}T18:00:00Z`, words: status(day, '11:00') }));
const [workday = { time: '', words: '' }] = moments;

/** The two places where a page says it: its facts, and the call to action at its end. */
const inFacts = (page: Page) => page.getByRole('main').locator('dd:has([data-open])').first();
const inCallToAction = (page: Page) => page.getByRole('region').locator('p:has([data-open])');

async function visitAt(page: Page, time: string) {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(routes.town('alder-falls'));
}

test.describe('far away', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  // opening-status.test.ts covers all kinds of moments; this needs a browser's time zones.
  test('a page has the hours and says whether we are open', async ({ page }) => {
    for (const { time, words } of moments) {
      await visitAt(page, time);
      await expect(inFacts(page).getByText(words, { exact: true })).toBeVisible();
      await expect(inFacts(page)).toContainText(firstHours);
      await expect(inCallToAction(page).getByText(words, { exact: true })).toBeVisible();
      await expect(inCallToAction(page).getByText(hours + zone, { exact: true })).toBeVisible();
    }
  });
});

test('a screen reader hears the hours in full words, then the status; only the hours are printed', async ({
  page,
}) => {
  await visitAt(page, workday.time);
  const heard = (await inFacts(page).ariaSnapshot()).replaceAll('\u00a0', ' ');
  expect(heard).toContain(
    `${formatHours(business.hours)} ${workday.words}`.replaceAll('\u00a0', ' '),
  );
  expect(heard).not.toContain(hours.replaceAll('\u00a0', ' '));
  // The X of the signature is for the eyes.
  const sign = page.locator('.signed').first();
  expect(await sign.evaluate((name) => getComputedStyle(name, '::before').content)).toBe(
    '"X" / ""',
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.masthead').getByText(hours)).toBeVisible();
  await expect(inFacts(page).getByText(workday.words)).toBeHidden();
});

test('nothing moves when the status comes', async ({ page }) => {
  const measure = async () => {
    const places: number[] = [];
    for (const width of [360, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // A title may break differently until the typeface is there.
      await page.evaluate(async () => {
        // A face that only the system has may be missing.
        await Promise.allSettled([...document.fonts].map((face) => face.load()));
      });
      places.push(await page.evaluate(() => document.documentElement.scrollHeight));
    }
    return places;
  };
  for (const { time, words } of moments) {
    await visitAt(page, time);
    // The first time, the typeface may still be on its way.
    await measure();
    const withStatus = await measure();
    await page.evaluate(() => {
      for (const line of document.querySelectorAll('[data-open] > *')) line.replaceChildren();
    });
    // On a busy machine, what was measured first may still have been on its way.
    await expect.poll(measure, words).toEqual(withStatus);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has only the hours', async ({ page }) => {
    await page.goto(routes.town('alder-falls'));
    await expect(inFacts(page).getByText(firstHours)).toBeVisible();
    await expect(inCallToAction(page).getByText(hours)).toBeVisible();
    for (const place of [inFacts(page), inCallToAction(page)])
      await expect(place.locator('[data-open]')).toBeHidden();
  });
});
