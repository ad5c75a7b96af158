import type { Browser } from '@playwright/test';
import { slowDown } from '../browsers/slow-phone';

/** Visits a page with an empty cache, and returns when its first and its largest content is painted. */
export async function firstView(browser: Browser, url: string) {
  const page = await browser.newPage();
  await slowDown(page);
  await page.goto(url);
  const paints = await page.evaluate(async () => {
    const timeOf = (type: string) =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        );
        observer.observe({ type, buffered: true });
      });
    return { FCP: await timeOf('paint'), LCP: await timeOf('largest-contentful-paint') };
  });
  await page.close();
  return paints;
}
