import { test as base, expect } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import { playwrightVisitor, type Visitor, webDriverVisitor } from './visitor';
import { withWebKit } from './web-driver';

interface Fixtures {
  /** Errors and warnings in the console of Playwright's browsers: WebDriver does not report them. */
  complaints: string[];
  visitor: Visitor;
}

/** Playwright's test with a visitor in the engine of the project. */
export const test = base.extend<Fixtures, { webKit: WebDriver | undefined }>({
  // One browser for all tests of its project.
  webKit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    ({}, use, { project }) => (project.name === 'webkit' ? withWebKit(use) : use(undefined)),
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
  visitor: ({ webKit, page, baseURL }, use) =>
    use(webKit ? webDriverVisitor(webKit, String(baseURL)) : playwrightVisitor(page)),
});

export { expect };
