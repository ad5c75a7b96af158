import { test as base, expect, type Page } from '@playwright/test';
import { type Others, workOn } from './others';

/**
 * Playwright's test, which also fails on errors and warnings in the console, failed requests, and
 * requests to other sites. A test that provokes some takes them out of `complaints`.
 */
export const test = base.extend<{ complaints: string[]; others: Others | undefined }>({
  others: [undefined, { option: true }],
  complaints: [
    async ({ page, baseURL, javaScriptEnabled, others }, use) => {
      if (others) await page.addInitScript(workOn, others);
      const complaints: string[] = [];
      page.on('console', (message) => {
        // The frame with a page beside a form allows no script, not even Playwright's clock.
        if (/^Blocked script execution in '(?:blob|about):/.test(message.text())) return;
        // React renders an island anew in which it doesn't find what the build rendered.
        if (others && message.type() === 'warning' && /React error #4/.test(message.text())) return;
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => {
        // A busy machine may be late for a transition between pages; the browser then shows none.
        if (!/Transition was aborted/.test(error.message)) complaints.push(String(error));
      });
      page.on('requestfailed', (request) => {
        // A browser without JavaScript cancels the scripts that it began to preload.
        if (request.resourceType() === 'script' && javaScriptEnabled === false) return;
        // Leaving a page cancels what it was still loading; nothing is wrong with that.
        if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
        complaints.push(`failed: ${request.url()}`);
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol !== 'data:' && url.origin !== baseURL) complaints.push(`outside: ${url}`);
      });
      await use(complaints);
      const noted = [...complaints];
      // A handler that is still fetching would fail the run after the test.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(noted).toEqual([]);
    },
    { auto: true },
  ],
});

/** Empties the complaints, and fails if one of them does not match the expected fault. */
export function expectOnly(complaints: string[], fault: RegExp): void {
  expect(complaints.splice(0).filter((text) => !fault.test(text))).toEqual([]);
}

/** The paths of everything the page requests from now on. */
export function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Wakes every island with a mouse, until each is hydrated or has given way to its plain form. */
export async function wakeIslands(page: Page): Promise<void> {
  // After a click that leads here, the page may not be whole yet.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    }
  });
  // A locator would also wait for a form submission that the policy blocks.
  await page.waitForFunction(() => !document.querySelector('[data-island]'));
}

/** Wakes every island, and expects all to be hydrated. */
export async function waitForIslands(page: Page): Promise<void> {
  await wakeIslands(page);
  expect(await page.evaluate(() => document.querySelectorAll('[data-failed]').length)).toBe(0);
}

export const islandFiles = '**/_next/static/islands/*.js';

/** Holds back every script file until the returned function is called: the islands wait. */
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

export { expect };
