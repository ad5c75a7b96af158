import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { boxes, items, list, listPath, shownItems } from './checklist-parts';
import { content } from './site';
import { expect, sheets, test } from './test';

/** What to bring, on paper. */

/** Presses the button, with the browser's print dialog replaced: it would wait for an answer. */
async function printList(page: Page) {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', 'print');
  });
  await list(page).getByRole('button', { name: 'Print the list' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'print');
}

for (const { slug } of content.services) {
  test(`the list of ${slug} prints alone, on one sheet`, async ({ page }) => {
    await page.goto(routes.service(slug));
    await printList(page);
    expect(await sheets(page)).toBe(1);
  });
}

test('the list prints with its ticks, and no item is split across sheets', async ({ page }) => {
  await page.goto(listPath);
  await boxes(page).nth(1).check();
  await printList(page);
  await page.emulateMedia({ media: 'print' });
  await expect(shownItems(page)).toHaveCount(items.length);
  await expect(boxes(page).nth(1)).toBeChecked();
  await expect(list(page).locator('button:visible, [type="radio"]:visible')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Questions people ask' })).toBeHidden();
  const breaks = await list(page)
    .locator('li')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('region', { name: 'Questions people ask' })).toBeVisible();
});
