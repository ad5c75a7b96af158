import type { Page } from '@playwright/test';
import { formatPhone, maskPhone, smsHref, telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { fillInMessage, sendButton, thanks } from './message-form';
import { answer, box, numberButton, numberPopover } from './page-parts';
import { content, templates } from './site';
import { expect, expectOnly, test, waitForIslands } from './test';

/** Each call button: a masked number to open on a desktop, a link that dials elsewhere. */

const { phone } = content.business;
const linkTo = (href: string) => `a[href="${href}"]:visible`;
const dialLink = (page: Page) =>
  page
    .getByRole('main')
    .locator(linkTo(telHref(phone)))
    .first();
// On a narrow screen it's in the call bar alone.
const textLink = (page: Page) => page.locator(linkTo(smsHref(phone))).first();

test.describe('on a desktop', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/areas/alder-falls/');
  });

  test('the number is masked until a click, and shown for 3 seconds', async ({ page }) => {
    await expect(numberButton(page)).toContainText(maskPhone(phone));
    await expect(dialLink(page)).toBeHidden();
    await waitForIslands(page);
    // From here on, time passes only where the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    await numberButton(page).click();
    await expect(numberPopover(page)).toContainText(formatPhone(phone));
    await expect(numberPopover(page).getByRole('link')).toHaveAttribute('href', telHref(phone));
    await page.mouse.move(0, 0);
    await page.clock.runFor(2000);
    await expect(numberPopover(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 900));
    await page.clock.runFor(1500);
    await expect(numberPopover(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test('by keyboard it takes the focus and waits for Escape', async ({ page }) => {
    await numberButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(numberPopover(page).getByRole('link')).toBeFocused();
    await page.clock.runFor(10_000);
    await page.keyboard.press('Escape');
    await expect(numberPopover(page)).toBeHidden();
    await expect(numberButton(page)).toBeFocused();
  });

  test('Tab leaves it for what follows the button, Shift+Tab for the button, and both close it', async ({
    page,
  }) => {
    await numberButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(numberPopover(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(numberPopover(page)).toBeHidden();
    await expect(numberButton(page)).toBeFocused();
    await page.keyboard.press('Tab');
    const next = await page.evaluate(() => document.activeElement?.outerHTML);
    await numberButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(numberPopover(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(numberPopover(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(next);
  });

  test('the whole number stands nowhere before a click', async ({ page, complaints }) => {
    const expectNone = async () =>
      expect(await page.locator('body').innerText()).not.toContain(formatPhone(phone));
    for (const path of [...templates, routes.legal('terms-of-service'), '/nothing/']) {
      await page.goto(path);
      await expectNone();
    }
    // The browser itself reports the 404.
    expectOnly(complaints, /status of 404/);

    await page.goto(routes.contact);
    await fillInMessage(page);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await expectNone();
    await thanks(page)
      .getByRole('button', { name: /show the number/ })
      .click();
    await expect(numberPopover(page)).toContainText(formatPhone(phone));

    await page.goto(routes.home);
    await box(page).fill('nowhereville');
    await box(page).press('Enter');
    await expect(answer(page)).toContainText(maskPhone(phone));
    await expectNone();
  });

  test('a click into a field closes the number and leaves the focus there', async ({ page }) => {
    await page.goto('/contact/');
    // On a desktop a link to a text message does nothing.
    await expect(textLink(page)).toBeHidden();
    await numberButton(page).click();
    await page.getByLabel('Name', { exact: true }).click();
    await expect(numberPopover(page)).toBeHidden();
    await page.keyboard.type('Ann');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann');
  });
});

for (const [screen, use] of Object.entries({
  'a narrow screen': { viewport: { width: 390, height: 800 } },
  'a wide touch screen': { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true },
})) {
  test.describe(`on ${screen}`, () => {
    test.use(use);

    test('a link dials, and another offers a text message', async ({ page }) => {
      await page.goto('/areas/alder-falls/');
      await expect(dialLink(page)).toBeVisible();
      await expect(numberButton(page)).toBeHidden();
      await expect(textLink(page)).toBeVisible();
    });

    test('the contact page and the footer show the number', async ({ page }) => {
      await page.goto(routes.contact);
      const name = new RegExp(`Call or Text ${formatPhone(phone).replace(/[()]/g, '\\$&')}`);
      for (const landmark of ['main', 'contentinfo'] as const) {
        const link = page.getByRole(landmark).getByRole('link', { name });
        await expect(link).toHaveAttribute('href', telHref(phone));
        await expect(link).toBeVisible();
      }
    });
  });
}
