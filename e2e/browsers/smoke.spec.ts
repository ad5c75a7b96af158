import { routes } from '../../lib/routes';
import { fill } from '../../lib/text';
import { content, templates } from '../specs/site';
import { expect, expectOnly, test } from './test';
import type { Visitor } from './visitor';

const { business, pages } = content;

const button = (name: string) => `//main//button[contains(., '${name}')]`;
const field = (label: string) => `//*[@id=//label[contains(., '${label}')]/@for]`;

/** The texts of the elements that match a selector and are visible. */
const seen = (visitor: Visitor, selector: string) =>
  visitor.ask<string[]>(`return [...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.innerText.trim())`);

const scrollTo = (visitor: Visitor, selector: string) =>
  visitor.ask(`document.querySelector('${selector}').scrollIntoView()`);

for (const [device, width, height] of [
  ['phone', 390, 800],
  ['desktop', 1280, 900],
] as const) {
  for (const path of templates) {
    test(`${path} looks right on a ${device}`, async ({ visitor }) => {
      await visitor.resize(width, height);
      await visitor.open(path);
      expect(await seen(visitor, 'h1')).toHaveLength(1);
      const calls = await seen(visitor, 'a[href^="tel:"], main button, header button');
      expect(calls.join()).toMatch(/Call/);
      expect((await seen(visitor, 'footer'))[0]).toContain(business.law.ID.statement);
      const page = await visitor.ask<Record<string, unknown>>(`return {
        width: innerWidth,
        tooWide: document.documentElement.scrollWidth > innerWidth,
        styled: getComputedStyle(document.body.querySelector('h1')).fontFamily.includes('headings'),
        script: document.documentElement.dataset.script,
      }`);
      expect(page).toEqual({ width, tooWide: false, styled: true, script: 'on' });
    });
  }
}

test.describe('on a desktop', () => {
  test.beforeEach(({ visitor }) => visitor.resize(1280, 900));

  test('the number appears on a click and disappears on Escape', async ({ visitor }) => {
    await visitor.open(routes.town('alder-falls'));
    await visitor.click(button('Call'));
    const number = () => seen(visitor, '[role="dialog"]').then((texts) => texts.join());
    await expect.poll(number).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
    await visitor.pressEscape();
    await expect.poll(number).toBe('');
  });

  test('the email address appears on a click', async ({ visitor }) => {
    await visitor.open(routes.contact);
    await visitor.click(button('Email Us'));
    await expect.poll(() => seen(visitor, 'main a[href^="mailto:"]')).not.toHaveLength(0);
  });

  test('the next review can be shown', async ({ visitor }) => {
    await visitor.open(routes.home);
    const shown = () =>
      visitor.ask<number>(`return [...document.querySelectorAll('[aria-roledescription="slide"]')]
        .findIndex((slide) => getComputedStyle(slide).visibility === 'visible')`);
    const first = await shown();
    await visitor.click("//button[@aria-label='Next review']");
    await expect.poll(shown).not.toBe(first);
  });

  test('the search filters the attractions', async ({ visitor }) => {
    await visitor.open(routes.places);
    const cards = () => seen(visitor, 'main li h3').then(({ length }) => length);
    const all = await cards();
    await visitor.type("//input[@type='search']", 'larkin');
    await expect.poll(cards).toBeLessThan(all);
    expect(await cards()).toBeGreaterThan(0);
  });

  test('a town is found by the beginning of its name', async ({ visitor }) => {
    await visitor.open(routes.home);
    await visitor.type("//input[@role='combobox']", 'lark');
    await expect
      .poll(() => seen(visitor, '[role="option"]'))
      .toEqual([expect.stringMatching(/^Larkin, Idaho/)]);
    await visitor.click("//*[@role='option']");
    await expect.poll(() => visitor.ask('return location.pathname')).toBe(routes.town('larkin'));
  });

  test('the fees are calculated on the page of a town', async ({ visitor }) => {
    await visitor.open(routes.town('larkin'));
    await visitor.click(button(fill(pages.price.buttonWithTravel, { town: 'Larkin' })));
    const acts = () => seen(visitor, '#price [role="status"]').then((texts) => texts.join());
    await expect.poll(acts).toContain('1 notarization');
    await visitor.click("//button[@aria-label='Add one document']");
    await expect.poll(acts).toContain('2 notarizations');
    expect(await visitor.ask('return location.search')).toContain('documents=2');
  });

  test('a checked box stays checked in the same tab', async ({ visitor }) => {
    await visitor.open(routes.service('closing-papers'));
    const box = "//section[@id='what-to-bring']//input[@type='checkbox']";
    const isTicked = () =>
      visitor.ask("return document.querySelector('#what-to-bring [type=checkbox]').checked");
    await visitor.click(box);
    await expect
      .poll(() => visitor.ask<string>('return Object.keys(sessionStorage).join()'))
      .toContain('what-to-bring');
    await visitor.open(routes.service('closing-papers'));
    await scrollTo(visitor, '#what-to-bring');
    await expect.poll(isTicked).toBe(true);
  });

  test('the hours say whether the business is open now', async ({ visitor }) => {
    await visitor.open(routes.town('larkin'));
    await expect
      .poll(() => seen(visitor, '[data-open] > :last-child').then((texts) => texts.join()))
      .toMatch(/Open|Closed/);
  });

  test('a map appears on a click, and its links stay', async ({ visitor, complaints }) => {
    await visitor.open(routes.attraction('nine-foot-overlook'));
    await visitor.click(button('Show map'));
    // Where no network leads to Google, the page says so.
    await expect
      .poll(() => seen(visitor, 'figure iframe, figure [role="status"]:not(:empty)'))
      .not.toHaveLength(0);
    expect(await seen(visitor, 'main a[href*="google.com/maps"]')).not.toHaveLength(0);
    expectOnly(
      complaints,
      /^(?:(?:outside|failed): https:\/\/www\.google\.com\/maps|Failed to load resource: net::ERR_)/,
    );
  });

  test('a message keeps its draft and can be sent', async ({ visitor }) => {
    await visitor.open(routes.contact);
    await visitor.type(field('Name'), 'Ann Lee');
    await visitor.type(field('Message'), 'A deed');
    const draft = () => visitor.ask<string>("return document.querySelector('textarea').value");
    await expect
      .poll(() => visitor.ask<string>('return Object.values(sessionStorage).join()'))
      .toContain('A deed');
    await visitor.open(routes.contact);
    // The form restores it when it comes near the viewport.
    await scrollTo(visitor, 'textarea');
    await expect.poll(draft).toBe('A deed');
    await visitor.click(button(pages['message-form'].form.prepare));
    await expect.poll(() => seen(visitor, '[role="alert"], [role="group"]')).not.toHaveLength(0);
    await visitor.type(field('Email'), 'ann@example.com');
    await visitor.type(field('Phone'), '208 555 0100');
    await visitor.click(button(pages['message-form'].form.prepare));
    await expect.poll(() => seen(visitor, 'a[href^="mailto:"]')).not.toHaveLength(0);
  });
});

test.describe('on a phone', () => {
  test.beforeEach(({ visitor }) => visitor.resize(390, 800));

  test('the menu opens, and is closed again on the page it leads to', async ({ visitor }) => {
    await visitor.open(routes.home);
    await visitor.click('//header//summary');
    await visitor.click("//header//details//a[contains(., 'Contact')]");
    await expect.poll(() => visitor.ask('return location.pathname')).toBe(routes.contact);
    expect(await visitor.ask("return document.querySelector('header details').open")).toBe(false);
  });

  test('the call control is a link', async ({ visitor }) => {
    await visitor.open(routes.town('alder-falls'));
    expect(await seen(visitor, 'main a[href^="tel:"]')).not.toHaveLength(0);
  });
});

const engines: Record<string, RegExp> = {
  chromium: /Chrome\//,
  firefox: /Firefox\//,
  webkit: /^(?!.*Chrome\/).*AppleWebKit\//,
};

test('the engine is the one the project is named after', async ({ visitor }, { project }) => {
  await visitor.open(routes.home);
  const agent = await visitor.ask<string>('return navigator.userAgent');
  expect(agent).toMatch(engines[project.name] ?? 'no engine');
  test.info().annotations.push({ type: 'browser', description: agent });
});

test('an unknown town gets a page with its name', async ({ visitor, complaints }) => {
  await visitor.open('/areas/no-such-town/');
  const heading = fill(pages['not-found'].town.heading, { town: 'No Such Town' });
  await expect.poll(() => seen(visitor, 'h1')).toEqual([heading]);
  expect(await seen(visitor, 'a[href^="tel:"], main button')).not.toHaveLength(0);
  // Chromium logs the 404 itself; Firefox does not.
  expectOnly(complaints, /status of 404/);
});
