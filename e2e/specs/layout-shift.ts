import type { Page } from '@playwright/test';

/** Holds back the typeface until the page has been painted without it. */
export async function delayTypeface(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
        }),
    );
    // Chromium still swaps in one that arrives within 100 ms.
    await page.waitForTimeout(200);
    await route.continue();
  });
}

/** The page's layout shift so far, as Chromium counts it (https://wicg.github.io/layout-instability/). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(sum), 100)),
        );
      }),
  );
}
