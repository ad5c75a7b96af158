import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

/** Playwright's test, which also fails on what a visitor's browser would complain about. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('requestfailed', (request) => {
        // A browser without script gives up the scripts that it began to preload.
        if (request.resourceType() === 'script' && javaScriptEnabled === false) return;
        // One that gives up what a page still wanted when it was left complains of nothing.
        if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
        complaints.push(`failed: ${request.url()}`);
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol !== 'data:' && url.origin !== baseURL) complaints.push(`outside: ${url}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes the page's phone slow, and its network that of Lighthouse's slow 4G. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    // 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up.
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Moves a mouse into every island, which wakes it. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    }
  });
}

/** Waits until every island is hydrated. */
export async function waitForIslands(page: Page): Promise<void> {
  await wake(page);
  // A locator would wait for a form that the policy stops, too.
  await page.waitForFunction(() => !document.querySelector('[data-island]'));
  expect(await page.evaluate(() => document.querySelectorAll('[data-failed]').length)).toBe(0);
}

/** Wakes the page, and waits until it has given up: its scripts do not come. */
export async function waitForFailure(page: Page): Promise<void> {
  await wake(page);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
}

/** The files of the islands. */
export const islandFiles = '**/_next/static/islands/*.js';

/** The one that all islands share which React hydrates. */
export function reactFile(): string {
  const folder = 'out/_next/static/islands';
  const bySize = readdirSync(folder).sort(
    (a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size,
  );
  return `**/${bySize[0]}`;
}

/** Keeps every script file back until the returned function is called: the islands wait. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(islandFiles, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Keeps the typeface back until a page is painted without it, so that it is too late to be used there. */
export async function delayTypeface(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
        }),
    );
    // Chromium uses one that comes within 100 ms.
    await page.waitForTimeout(200);
    await route.continue();
  });
}

/** What Chromium has counted as layout shift since the page began (https://wicg.github.io/layout-instability/). */
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

/** How many sheets of letter paper the page takes. */
export async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', margin: { top: '1cm', bottom: '1cm' } });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

export { expect };
