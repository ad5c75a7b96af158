import { Builder, type WebDriver } from 'selenium-webdriver';
import { test as base, expect, expectOnly } from '../specs/test';
import { playwrightVisitor, type Visitor, webDriverVisitor } from './visitor';

/**
 * The browser tests' usual test, with a visitor in the project's engine. WebKit's complaints go
 * unheard: WebDriver doesn't report them.
 */
export const test = base.extend<{ visitor: Visitor }, { webKit: WebDriver | undefined }>({
  // One browser for all tests in its project.
  webKit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use, { project }) => {
      if (project.name !== 'webkit') return use(undefined);
      const server = new Builder().usingServer('http://127.0.0.1:4455');
      const driver = await server.forBrowser('MiniBrowser').build();
      await use(driver);
      await driver.quit();
    },
    { scope: 'worker' },
  ],
  visitor: ({ webKit, page, baseURL }, use) =>
    use(webKit ? webDriverVisitor(webKit, String(baseURL)) : playwrightVisitor(page)),
});

export { expect, expectOnly };
