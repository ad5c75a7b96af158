import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { expectNoSidewaysScroll, expectNoViolationsAtAnyWidth, heightsOf } from './expectations';
import { numberPopover, openButton } from './page-parts';
import { expect, test } from './test';

const path = routes.town('alder-falls');
const documents = (page: Page) => page.getByLabel('Documents', { exact: true });
const result = (page: Page) => page.locator('#price');

test.describe('with a thumb at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('each control is at least 44 px high', async ({ page }) => {
    await page.goto(path);
    await openButton(page).tap();
    await documents(page).selectOption('2');
    await expect(page.locator('#fees').getByRole('link', { name: /^Call/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    const controls = 'button:visible, select, label:has(input), a:visible';
    const heights = await heightsOf(page.locator('#price').locator(controls));
    expect(heights.length).toBeGreaterThan(4);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

test('on a desktop, it offers a call and no text, and axe finds nothing', async ({ page }) => {
  await page.goto(path);
  await openButton(page).click();
  const calculator = page.locator('#price');
  await expect(calculator.locator('a[href^="sms:"]:visible')).toHaveCount(0);
  await calculator.getByRole('button', { name: 'show our phone number' }).click();
  await expect(numberPopover(page)).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
});

test('a printed page has the fees only if they were worked out', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#fees')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await openButton(page).click();
  await documents(page).selectOption('2');
  await page.emulateMedia({ media: 'print' });
  await expect(result(page)).toBeVisible();
  await expect(result(page)).toContainText('2 notarizations');
  await expect(
    page.locator('#fees').locator('button:visible, select:visible, input:visible'),
  ).toHaveCount(0);
});
