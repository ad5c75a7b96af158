import type { Page } from '@playwright/test';
import { formatPhone, lastFour, maskPhone, smsHref, telHref } from '../../lib/contact/phone';
import { content } from './site';
import { expect, holdScripts, test, waitForIslands } from './test';

const { phone } = content.business;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page) =>
  main(page)
    .getByRole('button', { name: /show the number/ })
    .first();
const popover = (page: Page) => page.getByRole('dialog', { name: 'Phone number' });
const link = (page: Page) =>
  main(page)
    .locator(`a[href="${telHref(phone)}"]`)
    .first();

test.describe('on a desktop', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/areas/boise/');
  });

  test('the number is masked until a click, and shown for 3 seconds', async ({ page }) => {
    await expect(button(page)).toContainText(maskPhone(phone));
    await expect(link(page)).toBeHidden();
    await waitForIslands(page);
    // The time stands still but where it is told to run.
    await page.clock.pauseAt(Date.now() + 60_000);
    const scrolled = await page.evaluate(() => scrollY);
    await button(page).click();
    await expect(popover(page)).toContainText(formatPhone(phone));
    await expect(popover(page).getByRole('link')).toHaveAttribute('href', telHref(phone));
    await page.mouse.move(0, 0);
    await page.clock.runFor(2000);
    await expect(popover(page)).toBeVisible();
    await page.clock.runFor(1500);
    await expect(popover(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('its timed close does not pull the page back', async ({ page }) => {
    await button(page).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 900));
    await page.clock.runFor(3200);
    await expect(popover(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test('it stays for 5 seconds under the pointer and closes when the pointer leaves', async ({
    page,
  }) => {
    await button(page).click();
    await popover(page).hover();
    await page.clock.runFor(5000);
    await expect(popover(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(popover(page)).toBeHidden();
  });

  test('by keyboard it takes the focus, waits, and Escape gives it back', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(popover(page).getByRole('link')).toBeFocused();
    await page.clock.runFor(10_000);
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('a click elsewhere keeps the focus that it gives', async ({ page }) => {
    await page.goto('/contact/');
    await button(page).click();
    await page.getByLabel('Name', { exact: true }).click();
    await expect(popover(page)).toBeHidden();
    await page.keyboard.type('Ann');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann');
  });

  test('its name says which number and reads out no bullets', async ({ page }) => {
    const name = await button(page).evaluate((element) => element.textContent);
    expect(name).toContain(lastFour(phone));
    await expect(button(page)).toHaveAccessibleName(/^[^•]*$/);
  });

  test('a text link, which would do nothing there, is not shown', async ({ page }) => {
    await page.goto('/contact/');
    await expect(main(page).locator('a[href^="sms:"]').first()).toBeHidden();
  });
});

test('on a narrow screen it is a link that dials, and texting is offered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact/');
  await expect(link(page)).toBeVisible();
  await expect(button(page)).toBeHidden();
  await expect(
    main(page)
      .locator(`a[href="${smsHref(phone)}"]`)
      .first(),
  ).toBeVisible();
});

test('on a wide touch screen it is a link that dials', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 1180, height: 820 },
  });
  const page = await context.newPage();
  await page.goto('/areas/boise/');
  await expect(link(page)).toBeVisible();
  await expect(button(page)).toBeHidden();
  await context.close();
});

test('on paper the number is whole', async ({ page }) => {
  await page.goto('/areas/boise/');
  await page.emulateMedia({ media: 'print' });
  const visible = { visible: true };
  await expect(page.getByText(formatPhone(phone)).filter(visible)).not.toHaveCount(0);
  await expect(page.getByText(maskPhone(phone)).filter(visible)).toHaveCount(0);
});

test('a click made before React is there takes effect once it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/areas/boise/', { waitUntil: 'commit' });
  await button(page).click();
  await expect(popover(page)).toBeHidden();
  release();
  await expect(popover(page)).toContainText(formatPhone(phone));
});
