import { formatPhone, maskPhone, smsHref, telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { fillInMessage, sendButton, thanks } from './message-form';
import { answer, box, checklistPath, numberButton, numberPopover } from './page-parts';
import { content, samplePages } from './site';
import { expect, expectOnly, test } from './test';

/** Each call button: a masked number to open on a desktop, a link that dials elsewhere. */

const { phone } = content.business;
const dialLink = `a[href="${telHref(phone)}"]:visible`;
const textLink = `a[href="${smsHref(phone)}"]:visible`;

test.describe('on a desktop', () => {
  test.beforeEach(({ page }) => page.goto('/areas/alder-falls/'));

  test('Tab leads past its button, Shift+Tab to it, and both close it', async ({ page }) => {
    await numberButton(page).press('Enter');
    await expect(numberPopover(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(numberPopover(page)).toBeHidden();
    await expect(numberButton(page)).toBeFocused();
    await page.keyboard.press('Tab');
    const next = await page.evaluate(() => document.activeElement?.outerHTML);
    await numberButton(page).press('Enter');
    await expect(numberPopover(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(numberPopover(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(next);
  });

  test('each number opens below its button, as wide at least, within the window', async ({
    page,
    complaints,
  }) => {
    const buttons = page
      .getByRole('button', { name: 'show our phone number' })
      .filter({ visible: true });
    for (const path of [routes.home, routes.contact, routes.places, checklistPath, '/nothing/']) {
      await page.goto(path);
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const button of await buttons.all()) {
          await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
          await button.click();
          const number = await numberPopover(page).boundingBox();
          const control = await button.boundingBox();
          if (!number || !control) throw new Error('expected a number and its button');
          const at = `${path} at ${width} px`;
          // Half a pixel is rounded.
          expect(Math.abs(number.y - control.y - control.height - 8), at).toBeLessThan(1);
          expect(Math.abs(number.height - 44), at).toBeLessThan(1);
          expect(number.width, at).toBeGreaterThan(control.width - 1);
          expect(number.x, at).toBeGreaterThanOrEqual(8);
          expect(number.x + number.width, at).toBeLessThanOrEqual(width - 8);
          await page.keyboard.press('Escape');
          await expect(numberPopover(page)).toBeHidden();
        }
      }
    }
    // The browser itself reports the 404.
    expectOnly(complaints, /status of 404/);
  });

  test('the whole number stands nowhere before a click', async ({ page, complaints }) => {
    const expectNone = async () =>
      expect(await page.locator('body').innerText()).not.toContain(formatPhone(phone));
    for (const path of [...samplePages, routes.legal('terms-of-service'), '/nothing/']) {
      await page.goto(path);
      await expectNone();
    }
    expectOnly(complaints, /status of 404/);

    await page.goto(routes.contact);
    await fillInMessage(page);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await expectNone();
    await thanks(page).getByRole('button', { name: 'show our phone number' }).click();
    await expect(numberPopover(page)).toContainText(formatPhone(phone));

    await page.goto(routes.home);
    await box(page).fill('nowhereville');
    await box(page).press('Enter');
    await expect(answer(page)).toContainText(maskPhone(phone));
    await expectNone();
  });

  test('a click into a field closes the number and leaves the focus there', async ({ page }) => {
    await page.goto(routes.contact);
    // On a desktop a link to a text message does nothing.
    await expect(page.locator(textLink)).toHaveCount(0);
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

    test('a link dials, another offers a text, and contact shows the number', async ({ page }) => {
      await page.goto('/areas/alder-falls/');
      await expect(page.getByRole('main').locator(dialLink).first()).toBeVisible();
      await expect(numberButton(page)).toBeHidden();
      // On a narrow screen it's in the call bar alone.
      await expect(page.locator(textLink).first()).toBeVisible();

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
