import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { boxes, items, listPath, stored, ticked, tickTwo } from './checklist-parts';
import { expect, holdScripts, test, waitForIslands } from './test';

/** What to bring: the tab remembers what is ticked. */

test('ticks survive a reload', async ({ page }) => {
  await page.goto(listPath);
  await expect(boxes(page)).toHaveCount(items.length);
  expect(await stored(page)).toBeNull();
  await tickTwo(page);
  await page.reload();
  await boxes(page).first().scrollIntoViewIfNeeded();
  await expect(ticked(page)).toHaveCount(2);
  await expect(boxes(page).nth(2)).toBeChecked();
});

test('a reload runs only the script of the list, and none in a tab without ticks', async ({
  page,
  context,
}) => {
  await page.goto(listPath);
  await tickTwo(page);
  const other = await context.newPage();
  const scriptsOf = (one: Page) => {
    const names: string[] = [];
    one.on('request', (request) => {
      if (request.resourceType() === 'script') names.push(request.url().replace(/.*\/|-.*/g, ''));
    });
    return names;
  };
  const [scripts, others] = [scriptsOf(page), scriptsOf(other)];
  await other.goto(listPath);
  await boxes(other).first().scrollIntoViewIfNeeded();
  await expect(boxes(other).first()).toBeInViewport();
  await expect(ticked(other)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(listPath);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual(['checklist']);
  expect(others).toEqual([]);
  await other.close();
});

test('another service has a list of its own', async ({ page }) => {
  await page.goto(listPath);
  await tickTwo(page);
  await page.goto(routes.service('apostille'));
  await waitForIslands(page);
  await expect(ticked(page)).toHaveCount(0);
});

test('a tick made before the script has loaded is added to the stored ones', async ({ page }) => {
  await page.goto(listPath);
  await tickTwo(page);
  const release = await holdScripts(page);
  await page.reload();
  await boxes(page).nth(4).check();
  await expect(ticked(page)).toHaveCount(1);
  release();
  await expect(ticked(page)).toHaveCount(3);
});
