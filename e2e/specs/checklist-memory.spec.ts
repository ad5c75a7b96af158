import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { boxes, listPath, shared, stored, ticked, tickTwo } from './checklist-parts';
import { expect, holdScripts, test, waitForIslands } from './test';

/** What to have ready: the tab remembers what is checked. */

/** The names of the modules the page runs from now on; prefetching alone does not count. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(request.url().replace(/.*\/|-.*/g, ''));
  });
  return names;
}

test('checks survive a reload, which runs only the scripts of the list and the sheet', async ({
  page,
}) => {
  await page.goto(listPath);
  await expect(boxes(page)).toHaveCount(shared.length);
  expect(await stored(page)).toBeNull();
  await tickTwo(page);
  await page.setViewportSize({ width: 1280, height: 400 });
  const scripts = scriptsOf(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(ticked(page)).toHaveCount(2);
  await expect(boxes(page).nth(2)).toBeChecked();
  expect(scripts.sort()).toEqual(['checklist', 'inquiry']);
});

test('another tab and another service each have their own list', async ({ page, context }) => {
  await page.goto(listPath);
  await tickTwo(page);
  await page.goto(routes.service('family-papers'));
  await waitForIslands(page);
  await expect(ticked(page)).toHaveCount(0);

  const other = await context.newPage();
  const scripts = scriptsOf(other);
  await other.goto(listPath);
  await boxes(other).first().scrollIntoViewIfNeeded();
  await expect(boxes(other).first()).toBeInViewport();
  await expect(ticked(other)).toHaveCount(0);
  expect(scripts).toEqual([]);
});

test('a box checked before the script has loaded joins the stored ones', async ({ page }) => {
  await page.goto(listPath);
  await tickTwo(page);
  const release = await holdScripts(page);
  await page.reload();
  await boxes(page).nth(1).check();
  await expect(ticked(page)).toHaveCount(1);
  release();
  await expect(ticked(page)).toHaveCount(3);
});
