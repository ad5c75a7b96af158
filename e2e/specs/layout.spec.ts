import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { delayTypeface, layoutShift } from './layout-shift';
import { content, templates } from './site';
import { expect, test } from './test';

/** What a page looks like, as far as it can be measured: sizes, shifts, overlaps. */

/** One page of each kind, and those with the longest names. */
const pagesToMeasure = [
  ...templates,
  routes.town('glenns-ferry'),
  routes.attraction('new-plymouth-congregational-church'),
];

test('the home page answers five questions above the fold of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Call or text' });
  const fold = (await bar.boundingBox())?.y ?? 0;
  expect(fold).toBeGreaterThan(560);
  const answers = page.getByRole('main').locator('dl > div');
  await expect(answers).toHaveCount(5);
  for (const answer of await answers.all()) {
    const box = await answer.boundingBox();
    expect((box?.y ?? fold) + (box?.height ?? fold)).toBeLessThanOrEqual(fold);
  }
});

for (const width of [320, 390, 768, 1280]) {
  test(`the header takes at most 64 px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const box = await page.getByRole('banner').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(64);
  });
}

test('every element of each template is within 320 px', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide: string[] = [];
  for (const path of pagesToMeasure) {
    await page.goto(path);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > 320.5)
        // The petals of a seal are clipped by the seal.
        .filter((element) => !element.closest('svg g, svg use'))
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    tooWide.push(...wide.map((element) => `${path} ${element}`));
  }
  expect(tooWide).toEqual([]);
});

async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return layoutShift(page);
}

for (const width of [390, 1280]) {
  test(`nothing moves at ${width} px when the typeface loads late`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await delayTypeface(page);
    const shifts: [string, number][] = [];
    for (const path of pagesToMeasure) shifts.push([path, await shiftOf(page, path)]);
    expect(shifts.filter(([, shift]) => shift > 0)).toEqual([]);
  });
}

for (const path of [routes.areas, routes.locations]) {
  test(`the map on ${path} has a link of at least 24 px for each town, and none overlap`, async ({
    page,
  }) => {
    const shown =
      path === routes.areas
        ? content.towns.length
        : content.towns.length - content.business.notOnLocations.length;
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Towns on the map' }).getByRole('link');
    await expect(links).toHaveCount(shown);
    const boxes = await links
      .locator('rect')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const [index, a] of boxes.entries()) {
      // Chromium rounds when it scales the drawing.
      expect(Math.min(a.width, a.height)).toBeGreaterThan(23.999);
      const overlapping = boxes
        .slice(index + 1)
        .filter(
          (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        );
      expect(overlapping).toEqual([]);
    }
    await links.filter({ hasText: 'Twin Falls' }).click();
    await expect(page).toHaveURL(routes.town('twin-falls'));
  });

  test(`the map on ${path} is a picture on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Towns on the map' })).toBeHidden();
    const picture = page.locator('main figure img:visible');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBe(360);
    expect(requested).not.toContain(routes.mapPicture('ground'));
  });
}

test('the focus is visible on the map', async ({ page }) => {
  await page.goto(routes.areas);
  const link = page.getByRole('navigation', { name: 'Towns on the map' }).getByRole('link').first();
  await page.keyboard.press('Tab');
  await link.focus();
  const ring = await link.locator('rect').evaluate((rect) => getComputedStyle(rect).strokeWidth);
  expect(ring).toBe('3px');
});

test('buttons keep a border with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact/');
  const widths = await page
    .locator('main a.button, main button.button')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
  expect(widths.length).toBeGreaterThan(2);
  expect(new Set(widths)).toEqual(new Set(['1px']));
});

test('nothing is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/loan-signing/');
  const times = await page
    .locator('a, button, summary, summary span')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).transitionProperty !== 'none')
        .map((one) => getComputedStyle(one).transitionDuration),
    );
  expect(times.filter((time) => time !== '0s')).toEqual([]);
});
