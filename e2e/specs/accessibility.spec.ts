import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { expectNoViolations, expectNoViolationsAtAnyWidth, imitateMaps } from './expectations';
import { fillInMessage, sendButton, thanks } from './message-form';
import * as parts from './page-parts';
import { expect, test, waitForIslands } from './test';

/** Pages in every state of their controls, and by keyboard. */

test('axe finds nothing with reviews paused, menu and number open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(routes.home);
  await page.getByRole('button', { name: 'Pause the reviews' }).click();
  await parts.menuButton(page).click();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await parts.numberButton(page).press('Enter');
  await expect(parts.numberPopover(page)).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing with the email, errors and a ready message', async ({ page }) => {
  await page.goto(routes.contact);
  await parts.emailButton(page).click();
  await sendButton(page).click();
  await expect(page.getByText('Please check these fields')).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
  await fillInMessage(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
});

test('axe finds nothing with no match, open questions or a map', async ({ page, complaints }) => {
  await page.goto(routes.places);
  await parts.searchBox(page).fill('zzz');
  await expect(page.getByRole('button', { name: 'Show all attractions' })).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);

  await page.goto(routes.service('closing-papers'));
  for (const question of await page.locator('main summary').all()) await question.click();
  await expectNoViolationsAtAnyWidth(page);

  await imitateMaps(page);
  await page.goto(routes.town('alder-falls'));
  await parts.mapButton(page).click();
  await expect(page.locator('iframe')).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
  // The test asked for the map.
  complaints.length = 0;
});

/** Presses Tab 30 times, and expects whatever has the focus to be in view. */
async function expectFocusInView(page: Page) {
  await page.evaluate(() => {
    const hidden: string[] = [];
    Object.assign(window, { hidden });
    // By then the browser has moved the focus and scrolled to it.
    addEventListener('keyup', () => {
      const element = document.activeElement;
      const box = element?.getBoundingClientRect();
      if (!element || !box || element === document.body) return;
      const bar = document.querySelector('nav[aria-label="Call or text"]');
      const lowest =
        bar && !bar.contains(element) && bar.clientHeight > 0
          ? bar.getBoundingClientRect().top
          : innerHeight;
      // 24 px, WCAG's minimum target size, or all of a smaller element; a pixel for rounding.
      const seen = Math.min(box.bottom, lowest) - Math.max(box.top, 0);
      const isSeen = box.width > 0 && seen >= Math.min(box.height, 24) - 1;
      if (!isSeen) hidden.push(element.outerHTML.slice(0, 120));
    });
  });
  for (let step = 0; step < 30; step++) await page.keyboard.press('Tab');
  expect(await page.evaluate('window.hidden')).toEqual([]);
}

for (const width of [390, 1280]) {
  test(`keyboard focus is always in view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [routes.home, routes.contact, routes.places, routes.town('alder-falls')]) {
      await test.step(path, async () => {
        await page.goto(path);
        await waitForIslands(page);
        await expectFocusInView(page);
      });
    }
  });
}
