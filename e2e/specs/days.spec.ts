import type { Page } from '@playwright/test';
import { lapseNotices } from '../../lib/contact/commissions';
import { formatHours, formatShortHours } from '../../lib/hours/hours';
import { openingStatus } from '../../lib/hours/opening-status';
import { routes } from '../../lib/routes';
import { lapsedOrigin } from '../browsers/shared-config';
import { expectNoSidewaysScroll, imitateMaps } from './expectations';
import { lapsedContent } from './lapsed-content';
import { samplePages } from './site';
import { expect, expectOnly, test } from './test';

/**
 * Pages that nobody has rebuilt since November 2026: of a business whose commission ends with the
 * year and its insurance before, and whose facts are as long as facts get
 * (e2e/sites/build-sites.ts).
 */

const { business } = lapsedContent;
const [ends] = lapseNotices(business);
const status = openingStatus(business);

test.use({ baseURL: lapsedOrigin });
test.beforeEach(({ page }) => imitateMaps(page));
test.afterEach(({ complaints }) => expectOnly(complaints, /^outside: https:\/\/www\.google\.com/));

async function visitAt(page: Page, time: string) {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(routes.home);
}

test.describe('for a visitor far away', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a page claims what holds on that day in Idaho', async ({ page }) => {
    // Seven hours behind Greenwich in winter: the commission's last day, the next, one much later.
    for (const [time, isOver] of [
      ['2027-01-01T06:59:00Z', false],
      ['2027-01-01T07:00:00Z', true],
      ['2028-07-04T18:00:00Z', true],
    ] as const) {
      await visitAt(page, time);
      const claim = page.getByRole('main').getByText(/commissioned notary/i);
      await expect(claim.first()).toBeVisible({ visible: !isOver });
      await expect(page.getByText(ends?.text ?? '')).toBeVisible({ visible: isOver });
      const said = page.locator('[data-open]').first();
      await expect(said).toHaveText(
        isOver ? business.statusEnd.words : status('2026-12-31', '23:59'),
      );
    }
  });
});

test('a claim goes on the day after its record, and a heading keeps a name', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await visitAt(page, '2026-12-15T20:00:00Z');
  await expect(heading).toHaveText(business.headline, { useInnerText: true });
  await visitAt(page, '2026-12-16T20:00:00Z');
  await expect(heading).toHaveText(business.brand, { useInnerText: true });
});

test('no page breaks under the longest facts', async ({ page }) => {
  for (const path of samplePages) {
    await page.goto(path);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  }
  await page.goto(routes.contact);
  const said = page.getByRole('main').getByText(formatShortHours(business.hours));
  await expect(said.first()).toBeVisible();
  expect(formatHours(business.hours).length).toBeGreaterThan(250);
});
