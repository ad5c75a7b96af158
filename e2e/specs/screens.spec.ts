import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { doubleText, expectNoSidewaysScroll, expectNoViolations } from './expectations';
import { samplePages } from './site';
import { expect, test } from './test';

/** What is true of each kind of page on every screen. */

const widths = [320, 390, 768, 1024, 1280, 1440];

/** One page of each kind, and those with the longest names. */
const pagesToMeasure = [
  ...samplePages,
  routes.town('juniper-wells'),
  routes.attraction('mount-corbin-fire-company-engine-house'),
];

for (const path of pagesToMeasure) {
  test(`${path} fits every screen, and axe finds nothing`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      // On a desktop, on the site that goes live (e2e/live/).
      if (width === 390) await expectNoViolations(page);
    }

    await page.setViewportSize({ width: 320, height: 640 });
    const cutOff = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > 320.5)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(cutOff).toEqual([]);

    await doubleText(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      if (width === 390) await expect(page.locator('header summary')).toBeInViewport({ ratio: 1 });
    }
  });
}

/** Holds back the typeface until the page has been painted without it. */
async function delayTypeface(page: Page) {
  await page.route('**/*.woff2', async (route) => {
    const painted = page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    // Chromium still shows one that arrives within 100 ms, however soon it paints.
    await Promise.all([painted, setTimeout(150)]);
    await route.continue();
  });
}

/** The page's layout shift so far, as Chromium counts it (https://wicg.github.io/layout-instability/). */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // The typeface's changes come in the next frame, and are counted after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });
}

for (const width of [390, 1280]) {
  test(`next to nothing moves at ${width} px when the typeface loads late`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await delayTypeface(page);
    for (const path of pagesToMeasure) {
      await page.goto(path);
      // A name in the middle of the page may break differently; nothing below a title moves.
      expect(await layoutShift(page), path).toBeLessThan(0.005);
    }
  });
}
