import type { Page } from '@playwright/test';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { routes } from '../../lib/routes';
import { stamps } from '../../lib/schema/stamps';
import { states } from '../../lib/states';
import { fill } from '../../lib/text/templates';
import { content, samplePages } from '../specs/site';
import { test as base, expect, expectOnly } from '../specs/test';

/**
 * Someone with a browser of any engine. Elements are named by XPath, which both drivers understand;
 * the first match counts.
 */
type Visitor = ReturnType<typeof playwrightVisitor>;

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
    picture: async () => (await page.screenshot()).toString('base64'),
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
    picture: () => driver.takeScreenshot(),
    ask: (body) => driver.executeScript(body),
  };
}

/**
 * The browser tests' usual test, with a visitor in the project's engine. WebKit's complaints go
 * unheard: WebDriver doesn't report them.
 */
const test = base.extend<{ visitor: Visitor }, { webKit: WebDriver | undefined }>({
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

const { pages } = content;

const button = (name: string) => `//main//button[contains(., '${name}')]`;
const field = (label: string) => `//*[@id=//label[contains(., '${label}')]/@for]`;

/** The texts of the elements that match a selector and are visible. */
const seen = (visitor: Visitor, selector: string) =>
  visitor.ask<string[]>(`return [...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.innerText.trim())`);

/** What becomes of those texts. */
const expectSeen = (visitor: Visitor, selector: string) =>
  expect.poll(() => seen(visitor, selector));

const containing = (words: string | RegExp) => expect.stringMatching(words);

/** What becomes of the value of an expression in the page. */
const expectValue = (visitor: Visitor, expression: string) =>
  expect.poll(() => visitor.ask(`return ${expression}`));

const scrollTo = (visitor: Visitor, selector: string) =>
  visitor.ask(`document.querySelector('${selector}').scrollIntoView()`);

for (const [device, width, height, call] of [
  ['phone', 390, 800, 'a[href^="tel:"]'],
  ['desktop', 1280, 900, 'button'],
] as const) {
  for (const path of samplePages) {
    test(`${path} looks right on a ${device}`, async ({ visitor }) => {
      await visitor.resize(width, height);
      await visitor.open(path);
      expect(await seen(visitor, 'h1')).toHaveLength(1);
      expect(await seen(visitor, call)).toContainEqual(containing('Call'));
      expect((await seen(visitor, 'footer'))[0]).toContain(states.ID.statement.words);
      const page = await visitor.ask<Record<string, unknown>>(`return {
        tooWide: document.documentElement.scrollWidth > innerWidth,
        styled: getComputedStyle(document.body.querySelector('h1')).fontFamily.includes('headings'),
        script: document.documentElement.dataset.script,
      }`);
      expect(page).toEqual({ tooWide: false, styled: true, script: 'on' });
    });
  }
}

test.describe('on a desktop', () => {
  test.beforeEach(({ visitor }) => visitor.resize(1280, 900));

  test('a town says whether we are open, and its number comes and goes', async ({ visitor }) => {
    await visitor.open(routes.town('alder-falls'));
    // Empty until the early script knows the time.
    await expectSeen(visitor, '[data-open] > :last-child').toContainEqual(containing(/\w/));
    await visitor.click(button('Call'));
    const number = '[role="dialog"]';
    await expectSeen(visitor, number).toEqual([containing(/\(\d{3}\) \d{3}-\d{4}/)]);
    await visitor.pressEscape();
    await expectSeen(visitor, number).toEqual([]);
  });

  test('the next review can be shown, and a town is found', async ({ visitor }) => {
    await visitor.open(routes.home);
    const slide = '[aria-roledescription="slide"]';
    const first = await seen(visitor, slide);
    await visitor.click("//button[@aria-label='Next review']");
    await expectSeen(visitor, slide).not.toEqual(first);

    await visitor.type("//*[@aria-label='Towns']//input", 'lark');
    await expectSeen(visitor, '[role="option"]').toEqual([containing(/^Larkin, Idaho/)]);
    await visitor.click("//*[@role='option']");
    await expectValue(visitor, 'location.pathname').toBe(routes.town('larkin'));
  });

  test('the search filters the attractions', async ({ visitor }) => {
    await visitor.open(routes.places);
    expect(await seen(visitor, 'main li h3')).not.toEqual([]);
    await visitor.type("//input[@type='search']", 'zzz');
    await expectSeen(visitor, 'main li h3').toEqual([]);
  });

  test('the fees are calculated on the page of a town', async ({ visitor }) => {
    await visitor.open(routes.town('larkin'));
    await visitor.click(button(fill(pages.price.button, { town: 'Larkin' })));
    const result = '#price';
    await expectSeen(visitor, result).toContainEqual(containing('1 notarization'));
    await visitor.type("//select[@id='documents']", '2');
    await expectSeen(visitor, result).toContainEqual(containing('2 notarizations'));
  });

  test('a checked box stays checked in the same tab', async ({ visitor }) => {
    await visitor.open(routes.service('closing-papers'));
    await visitor.click("//section[@id='what-to-bring']//input[@type='checkbox']");
    await expectValue(visitor, 'Object.keys(sessionStorage).join()').toContain('what-to-bring');
    await visitor.open(routes.service('closing-papers'));
    await scrollTo(visitor, '#what-to-bring');
    const isChecked = "document.querySelector('#what-to-bring [type=checkbox]').checked";
    await expectValue(visitor, isChecked).toBe(true);
  });

  test('a map appears on a click, and its links stay', async ({ visitor, complaints }) => {
    await visitor.open(routes.attraction('nine-foot-overlook'));
    await visitor.click(button('Show map'));
    // Where no network leads to Google, the page says so.
    const answer = 'figure iframe, figure [role="status"]:not(:empty)';
    await expectSeen(visitor, answer).not.toEqual([]);
    expect(await seen(visitor, 'main a[href*="google.com/maps"]')).not.toHaveLength(0);
    expectOnly(
      complaints,
      /^(?:(?:outside|failed): https:\/\/www\.google\.com\/maps|Failed to load resource: net::ERR_)/,
    );
  });

  test('the email address appears, and a message keeps its draft', async ({ visitor }) => {
    await visitor.open(routes.contact);
    await visitor.click(button('Email Us'));
    await expectSeen(visitor, 'main a[href^="mailto:"]').not.toEqual([]);
    await visitor.type(field('Name'), 'Ann Lee');
    await visitor.type(field('Message'), 'A deed');
    await expectValue(visitor, 'Object.values(sessionStorage).join()').toContain('A deed');
    await visitor.open(routes.contact);
    // The form restores it when it comes near the viewport.
    await scrollTo(visitor, 'textarea');
    await expectValue(visitor, "document.querySelector('textarea').value").toBe('A deed');
    await visitor.type(field('Email'), 'ann@example.com');
    await visitor.type(field('Phone'), '208 555 0100');
    await visitor.click(button('Get my message ready'));
    await expectSeen(visitor, 'a[href^="mailto:"]').not.toEqual([]);
  });
});

test('each part of an engraving is a picture of its own', async ({ visitor }) => {
  // Where no policy forbids the style by which Playwright hides the caret.
  await visitor.open('/robots.txt');
  const scenes = ['', '#night', '#shut'].map((at) => routes.doorScene + at);
  const sources = [...Object.keys(stamps).map(routes.stamp), ...scenes];
  await visitor.ask('document.body.replaceChildren()');
  const pictures = new Set([await visitor.picture()]);
  for (const [index, src] of sources.entries()) {
    await visitor.ask(
      `document.body.replaceChildren(Object.assign(new Image(160, 185), { src: '${src}' }))`,
    );
    await expectValue(visitor, 'document.images[0].complete').toBe(true);
    const seenNow = async () => pictures.add(await visitor.picture()).size;
    await expect.poll(seenNow, { message: src }).toBe(index + 2);
  }
});

test('the menu opens on a phone, and is closed again where it leads to', async ({ visitor }) => {
  await visitor.resize(390, 800);
  await visitor.open(routes.home);
  await visitor.click('//header//summary');
  await visitor.click("//header//details//a[contains(., 'Contact')]");
  await expectValue(visitor, 'location.pathname').toBe(routes.contact);
  await expectValue(visitor, "document.querySelector('header details').open").toBe(false);
});

const engines = {
  chromium: /Chrome\//,
  firefox: /Firefox\//,
  webkit: /^(?!.*Chrome\/).*AppleWebKit\//,
};

test('the engine is the one the project is named after', async ({ visitor }, { project }) => {
  await visitor.open(routes.home);
  const agent = await visitor.ask<string>('return navigator.userAgent');
  const named = Object.entries(engines).filter(([, pattern]) => pattern.test(agent));
  expect(named.map(([name]) => name)).toEqual([project.name]);
});

test('an unknown town gets a page with its name', async ({ visitor, complaints }) => {
  await visitor.open('/areas/no-such-town/');
  await expectSeen(visitor, 'h1').toEqual([containing('No Such Town')]);
  expect(await seen(visitor, 'a[href^="tel:"], main button')).not.toHaveLength(0);
  // Chromium logs the 404 itself; Firefox does not.
  expectOnly(complaints, /status of 404/);
});
