import { test as base, expect } from '@playwright/test';
import { playwrightVisitor, type Visitor, webDriverVisitor } from './visitor';
import { type Driven, startWebKit } from './web-driver';

interface Fixtures {
  /** What the browser complains of, where Playwright drives it: WebDriver does not tell. */
  complaints: string[];
  visitor: Visitor;
}

/** Playwright's test with a visitor, whichever engine the project is for. */
export const test = base.extend<Fixtures, { webKit: Driven | undefined }>({
  // One browser for all tests of the project; the other projects have none of it.
  webKit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use, { project }) => {
      const driven = project.name === 'webkit' ? await startWebKit() : undefined;
      await use(driven);
      await driven?.stop();
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ webKit, page, baseURL }, use) => {
    await use(webKit ? webDriverVisitor(webKit.driver, String(baseURL)) : playwrightVisitor(page));
  },
});

export { expect };
