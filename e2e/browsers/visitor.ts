import type { Page } from '@playwright/test';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { test as base } from '../specs/test';

/**
 * Someone with a browser of any engine. Elements are named by XPath, which both drivers understand;
 * the first match counts.
 */
export type Visitor = ReturnType<typeof playwrightVisitor>;

/** A visitor with a browser that Playwright drives. */
function playwrightVisitor(page: Page) {
  const element = (xpath: string) => page.locator(`xpath=${xpath}`).first();
  return {
    open: (path: string): Promise<unknown> => page.goto(path),
    /** @param width of the page itself, without the frame of the window. */
    resize: (width: number, height: number) => page.setViewportSize({ width, height }),
    click: (xpath: string) => element(xpath).click(),
    type: (xpath: string, text: string) => element(xpath).pressSequentially(text),
    pressEscape: () => page.keyboard.press('Escape'),
    /** @param body of a function that runs in the page and returns JSON. */
    ask: <Answer>(body: string) => page.evaluate<Answer>(`(() => { ${body} })()`),
  };
}

/** A visitor with a browser that WebDriver drives. */
function webDriverVisitor(driver: WebDriver, origin: string): Visitor {
  const find = async (xpath: string) => {
    const element = await driver.findElement(By.xpath(xpath));
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    return element;
  };
  return {
    open: (path) => driver.get(origin + path),
    async resize(width, height) {
      const window = driver.manage().window();
      await window.setRect({ width, height });
      // The page follows its window a little later; the frame is narrower than 100 px.
      const missing = async () => width - (await driver.executeScript<number>('return innerWidth'));
      await driver.wait(async () => Math.abs(await missing()) < 100, 10_000);
      const frame = await missing();
      if (frame !== 0) await window.setRect({ width: width + frame, height });
    },
    click: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    ask: (body) => driver.executeScript(body),
  };
}

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
  visitor: async ({ webKit, page, baseURL }, use) => {
    if (!webKit) return use(playwrightVisitor(page));
    // Its tab has what the test before noted there.
    await webKit.get(`${baseURL}/robots.txt`);
    await webKit.executeScript('sessionStorage.clear()');
    await use(webDriverVisitor(webKit, String(baseURL)));
  },
});
