import type { Server } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formatHours } from '../../lib/hours/hours';
import { openingStatus } from '../../lib/hours/opening-status';
import { routes } from '../../lib/routes';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { scenario } from '../scenario/scenario';
import { content } from './site';
import { delayTypeface, expect, layoutShift, test, waitForIslands } from './test';

/** What the hours say now, by the clock in Idaho, wherever the visitor is and whatever clocks do. */

const { business } = content;
const zone = ' (Mountain Time)';
const words = openingStatus({ ...business, closures: [] }, 7);
const sheet = (page: Page) => page.getByRole('main').locator('dl [data-open]').first();
const band = (page: Page) => page.getByRole('region').locator('p [data-open]');

async function visitAt(page: Page, time: string, path: string = routes.town('boise')) {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(path);
}

async function expectSaid(page: Page, said: string) {
  await expect(sheet(page).getByText(said, { exact: true })).toBeVisible();
  await expect(band(page).getByText(said + zone, { exact: true })).toBeVisible();
  // One of the two is there for who listens, too.
  const hours = formatHours(business.hours);
  await expect(sheet(page).getByText(hours, { exact: true })).toBeHidden();
  const heard = await page.getByRole('main').locator('dl').first().ariaSnapshot();
  expect(heard.replaceAll('\u00a0', ' ')).not.toContain(hours.replaceAll('\u00a0', ' '));
}

for (const timezoneId of ['Asia/Tokyo', 'Pacific/Honolulu', 'America/Boise']) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [what, time, date, clock] of [
      ['a workday', '2027-01-05T18:00:00Z', '2027-01-05', '11:00'],
      ['the last minute of it', '2027-01-06T02:59:00Z', '2027-01-05', '19:59'],
      ['the night after it', '2027-01-06T03:00:00Z', '2027-01-05', '20:00'],
      ['a weekend', '2027-01-09T20:00:00Z', '2027-01-09', '13:00'],
      ['the Friday before the clock goes on', '2027-03-13T02:59:00Z', '2027-03-12', '19:59'],
      ['the day on which it goes on', '2027-03-14T09:30:00Z', '2027-03-14', '03:30'],
      ['the Monday after that, closed', '2027-03-15T13:59:00Z', '2027-03-15', '07:59'],
      ['the Monday after that, open', '2027-03-15T14:00:00Z', '2027-03-15', '08:00'],
      ['the Friday before the clock goes back', '2027-11-06T01:59:00Z', '2027-11-05', '19:59'],
      ['the hour that comes twice', '2027-11-07T08:30:00Z', '2027-11-07', '01:30'],
      ['the Monday after that, closed', '2027-11-08T14:59:00Z', '2027-11-08', '07:59'],
      ['the Monday after that, open', '2027-11-08T15:00:00Z', '2027-11-08', '08:00'],
    ] as const) {
      test(`on ${what} (${time})`, async ({ page }) => {
        await visitAt(page, time);
        await expectSaid(page, words(date, clock));
      });
    }
  });
}

test('stays true while the page stays open', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-01-06T02:58:30Z') });
  await page.goto(routes.home);
  await expectSaid(page, words('2027-01-05', '19:58'));
  await page.clock.runFor(120_000);
  await expectSaid(page, words('2027-01-05', '20:00'));
});

test('stays when React wakes, on each page that says it', async ({ page }) => {
  for (const path of [routes.home, routes.contact, routes.service('loan-signing'), routes.areas]) {
    await visitAt(page, '2027-01-05T18:00:00Z', path);
    await waitForIslands(page);
    const said = page.getByText(words('2027-01-05', '11:00')).first();
    await said.scrollIntoViewIfNeeded();
    await expect(said).toBeVisible();
  }
});

for (const width of [360, 390, 768, 1024, 1280]) {
  test(`moves nothing at ${width} px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // One that comes in the middle of the first paint moves its own words.
    await delayTypeface(page);
    for (const time of ['2027-01-05T18:00:00Z', '2027-01-09T20:00:00Z']) {
      await visitAt(page, time);
      const heights = () =>
        page
          .locator('[data-open]')
          .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
      const filled = await heights();
      await page.evaluate(() => {
        for (const line of document.querySelectorAll('[data-open]')) {
          line.removeAttribute('data-now');
          line.lastElementChild?.replaceChildren();
        }
      });
      expect(filled).toEqual(await heights());
      expect(await layoutShift(page)).toBe(0);
    }
    await page.reload();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('is said at an address that React makes, too', async ({ page, complaints }) => {
  await visitAt(page, '2027-01-05T18:00:00Z', '/areas/no-such-town/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/No Such Town/);
  await expectSaid(page, words('2027-01-05', '11:00'));
  complaints.length = 0;
});

test('on paper the hours stand, which outlive the day', async ({ page }) => {
  await visitAt(page, '2027-01-05T18:00:00Z');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page).getByText(formatHours(business.hours))).toBeVisible();
  await expect(sheet(page).getByText(words('2027-01-05', '11:00'))).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours stand there', async ({ page }) => {
    await page.goto(routes.town('boise'));
    await expect(sheet(page)).toHaveText(formatHours(business.hours));
    await expect(band(page)).toHaveText(formatHours(business.hours) + zone);
    await expect(sheet(page)).toBeVisible();
  });
});

test.describe('around days off', () => {
  let server: Server;
  let address: string;
  const closures = [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }];
  const around = openingStatus({ ...business, closures }, 6);

  test.beforeAll(async () => {
    server = createSiteServer(scenario.out);
    address = `http://localhost:${await listen(server, 3350, true)}`;
  });
  test.afterAll(() => server.close());
  test.use({
    baseURL: async ({ baseURL: _ }, use) => use(address),
    timezoneId: 'Asia/Tokyo',
  });

  for (const [what, time, date, clock] of [
    ['the evening before', '2026-12-24T03:00:00Z', '2026-12-23', '20:00'],
    ['a day off', '2026-12-24T18:00:00Z', '2026-12-24', '11:00'],
    ['the day after', '2026-12-27T18:00:00Z', '2026-12-27', '11:00'],
    ['the next workday', '2026-12-28T18:00:00Z', '2026-12-28', '11:00'],
  ] as const) {
    test(`says on ${what} when it opens after them`, async ({ page }) => {
      await visitAt(page, time);
      await expectSaid(page, around(date, clock));
    });
  }

  test('says first that it is closed today', async ({ page }) => {
    await visitAt(page, '2026-12-24T18:00:00Z');
    await expect(sheet(page)).toContainText(/Closed today: Christmas\. Opens Monday/);
  });
});
