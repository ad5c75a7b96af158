import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localities, nearestListed } from '../../lib/finder/localities';
import { routes } from '../../lib/routes';
import { townBySlug } from '../../lib/towns/towns';
import { content } from './site';
import { expect, holdScripts, islandFiles, test, waitForFailure, waitForIslands } from './test';

/** The way to a town's page: from the home page, the lists of towns and the page for no page. */

const { towns } = content;
const nampa = townBySlug(towns, 'nampa');
const places = localities(content);

const box = (page: Page) => page.getByRole('combobox', { name: /^Find your town/ });
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name });
const status = (page: Page) => page.getByRole('search').getByRole('status');

for (const path of [routes.home, routes.areas, routes.locations, '/no-such-page/']) {
  test(`leads from ${path} to a town`, async ({ page, complaints }) => {
    await page.goto(path);
    await box(page).fill('nanpa');
    await option(page, 'Nampa, Idaho').click();
    await expect(page).toHaveURL(new RegExp(`${routes.town(nampa.slug)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nampa.name);
    if (path === '/no-such-page/') complaints.length = 0;
  });
}

test('stands on the page that is made for an unknown town', async ({ page, complaints }) => {
  await page.goto(`${routes.areas}bosie/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bosie');
  await box(page).fill('bosie');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${routes.town('boise')}$`));
  complaints.length = 0;
});

test('by the keyboard alone', async ({ page }) => {
  await page.goto(routes.home);
  await waitForIslands(page);
  await box(page).focus();
  await page.keyboard.type('ga');
  await expect(option(page, /./)).toHaveText([
    'Garden City, Idaho',
    'Garden Valley, Idaho (not on our list)',
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /^Garden Valley/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${routes.town('garden-city')}$`));
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect(box(page)).toBeVisible();
  await expect(status(page)).not.toContainText('Opening');
});

test('shows the option that the keyboard has reached, in a view of 320 by 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await page.goto(routes.home);
  await waitForIslands(page);
  await box(page).focus();
  await page.keyboard.type('m');
  for (const reached of await option(page, /./).all()) {
    await page.keyboard.press('ArrowDown');
    await expect(reached).toHaveAttribute('aria-selected', 'true');
    await expect(reached).toBeInViewport({ ratio: 1 });
  }
});

test('takes an Enter that comes before its script', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.home);
  await box(page).fill('kuna');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(new RegExp(`${routes.town('kuna')}$`));
});

test('tells nobody what is typed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(routes.home);
  await waitForIslands(page);
  await box(page).fill('atlantis');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('We know no place “atlantis”');
  expect(asked.join()).not.toContain('atlantis');
  expect(page.url()).not.toContain('atlantis');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain('atlantis');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('takes what is typed before its script is there, and a thumb on the list', async ({
    page,
  }) => {
    await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
    await box(page).tap();
    await page.keyboard.type('twin');
    await option(page, 'Twin Falls, Idaho').tap();
    await expect(page).toHaveURL(new RegExp(`${routes.town('twin-falls')}$`));
  });

  test('keeps the whole list above the bar at the bottom', async ({ page }) => {
    await page.goto(routes.home);
    await box(page).tap();
    await page.keyboard.type('m');
    await expect(option(page, /./).last()).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('navigation', { name: 'Call or text' }).boundingBox();
    const last = await option(page, /./).last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

for (const width of [390, 1280]) {
  test(`axe finds nothing in its list and its answers at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.home);
    const expectNoViolations = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    };
    await box(page).fill('ma');
    await expect(option(page, /./).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(option(page, /./).first()).toHaveAttribute('aria-selected', 'true');
    await expectNoViolations();
    await box(page).fill('nyssa');
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('is not on our list of towns');
    await expectNoViolations();
  });
}

test.describe('where the device is', () => {
  const star = townBySlug(towns, 'star');

  test('shows the nearest town after a click, and asks nobody else', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: star.latitude + 0.03, longitude: star.longitude });
    await page.goto(routes.home);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(status(page)).toHaveText(
      `Nearest to you: ${star.name}, Idaho, 2 miles in a straight line.`,
    );
    await status(page).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${routes.town(star.slug)}$`));
  });

  test('by the keyboard, at 390 px', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(star);
    await page.goto(routes.home);
    await box(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText(`Nearest to you: ${star.name}, Idaho`);
  });

  test('far away it says so', async ({ page, context }) => {
    const seattle = { latitude: 47.61, longitude: -122.33 };
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(seattle);
    await page.goto(routes.home);
    await page.getByRole('button', { name: 'Use my location' }).click();
    const nearest = nearestListed(places, seattle);
    await expect(status(page)).toContainText(`The nearest is ${nearest?.town.name}`);
  });

  test('refused, it says so and the box still works', async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto(routes.home);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(status(page)).toContainText('This page is not allowed to see where you are.');
    await box(page).fill('kuna');
    await expect(option(page, 'Kuna, Idaho')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [routes.home, routes.areas, routes.locations, '/no-such-page/']) {
    test(`a link leads from ${path} to the list`, async ({ page, complaints }) => {
      await page.goto(path);
      await expect(box(page)).toBeHidden();
      await page.getByRole('link', { name: 'Find your town in the list' }).click();
      await expect(page).toHaveURL(new RegExp(`${routes.areas}(?:#all-towns)?$`));
      await expect(page.locator('#all-towns')).toBeVisible();
      complaints.length = 0;
    });
  }
});

test('where the script fails, the link stands in its place', async ({ page, complaints }) => {
  await page.route(islandFiles, (route) => route.abort());
  await page.goto(routes.home);
  await waitForFailure(page);
  await expect(box(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Find your town in the list' })).toBeVisible();
  complaints.length = 0;
});
