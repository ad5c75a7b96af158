import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { lapsedOrigin } from '../browsers/shared-config';
import { expectNoSidewaysScroll, heightsOf } from './expectations';
import { attractionCards, callBar, menuButton, searchBox } from './page-parts';
import { content } from './site';
import { expect, expectOnly, test } from './test';

/** What a page looks like, as far as it can be measured: sizes, overlaps, borders. */

test('a phone shows at once what the page offers, how to call, and how soon we come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.home);
  const fold = (await callBar(page).boundingBox())?.y ?? 0;
  expect(fold).toBeGreaterThan(780);
  const main = page.getByRole('main');
  for (const part of [
    main.getByText(content.pages.home.lead),
    main.locator('a[href^="tel:"]:visible').first(),
    main.locator('dl > div').first(),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? fold) + (box?.height ?? fold)).toBeLessThanOrEqual(fold);
  }
});

/** The second site has a name of 40 letters. */
for (const origin of ['', lapsedOrigin]) {
  test(`the header is one row of at most 64 px${origin && ', under a long name, too'}`, async ({
    page,
    complaints,
  }) => {
    await page.goto(origin + routes.home);
    await expectOneRow(page);
    expectOnly(complaints, RegExp(`^outside: ${lapsedOrigin}`));
  });
}

async function expectOneRow(page: Page) {
  const banner = page.getByRole('banner');
  for (const width of [320, 390, 768, 899, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(64);
    await expect(menuButton(page)).toBeVisible({ visible: width < 900 });
    const sides = await banner
      .locator('> div > *')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    // Each begins to the right of the one before it.
    expect(sides.flat().toSorted((a, b) => a - b)).toEqual(sides.flat());
  }
}

test('a card on a phone shows its description, and any search fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.places);
  const heights = await heightsOf(attractionCards(page).locator('p:last-child'));
  expect(Math.min(...heights)).toBeGreaterThan(0);
  await searchBox(page).fill('x'.repeat(5000));
  await expect(attractionCards(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  const message = await page.getByRole('search').getByRole('paragraph').boundingBox();
  const button = await page.getByRole('button', { name: 'Show all attractions' }).boundingBox();
  if (!message || !button) throw new Error('expected a message and a button');
  expect(button.y - (message.y + message.height)).toBeGreaterThanOrEqual(8);
});

test('the list of towns is read down, in one column on a phone and two beside the map', async ({
  page,
}) => {
  await page.goto(routes.areas);
  const names = page.locator('#all-towns li');
  for (const [width, columns] of [
    [390, 1],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await names.evaluateAll((all) => all.map((li) => li.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    expect(tops[1]).toBeGreaterThan(tops[0] ?? 0);
  }
});

test('a town: side panel from 1024 px on, a call bar that covers nothing, and controls large enough', async ({
  page,
}) => {
  await page.goto(routes.town('alder-falls'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const controls = page.locator('footer').locator('a, button').filter({ visible: true });
  for (const [width, least] of [
    [390, 44],
    [768, 24],
    [1023, 24],
    [1024, 24],
    [1440, 24],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('complementary')).toBeVisible({ visible: width >= 1024 });
    expect(Math.min(...(await heightsOf(controls)))).toBeGreaterThanOrEqual(least);
  }

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(callBar(page).getByRole('link')).toHaveCount(2);
  const bottom = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return document.querySelector('footer a:last-of-type')?.getBoundingClientRect().bottom ?? 0;
  });
  const top = (await callBar(page).boundingBox())?.y ?? 0;
  expect(bottom).toBeLessThanOrEqual(top);
});

for (const path of [routes.areas, routes.locations]) {
  test(`the map on ${path} has the same links at every width`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const map = page.getByRole('navigation', { name: 'Towns on the map' });
    const links = map.getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(0);

    await page.setViewportSize({ width: 768, height: 900 });
    await expect(links).toHaveCount(count);
    // Chromium rounds when it scales the drawing.
    expect(Math.min(...(await heightsOf(links.locator('rect'))))).toBeGreaterThan(23.999);

    // Only keyboard focus has a ring.
    await page.keyboard.press('Tab');
    await links.first().focus();
    await expect(links.first().locator('rect')).toHaveCSS('stroke-width', '3px');
    await links.filter({ hasText: 'Juniper Wells' }).click();
    await expect(page).toHaveURL(routes.town('juniper-wells'));
  });
}

test('buttons keep a border with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(routes.contact);
  const widths = await page
    .locator('main a.button, main button.button')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
  expect(widths.length).toBeGreaterThan(2);
  expect(new Set(widths)).toEqual(new Set(['1px']));
});

test('nothing is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/closing-papers/');
  const times = await page
    .locator('a, button, summary, summary span')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).transitionProperty !== 'none')
        .map((one) => getComputedStyle(one).transitionDuration),
    );
  expect(times.filter((time) => time !== '0s')).toEqual([]);
});
