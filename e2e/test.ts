import { test as base, expect } from '@playwright/test';

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

export { expect };
