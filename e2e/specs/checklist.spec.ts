import type { Page } from '@playwright/test';
import { boxes, list, listPath, shared, tickTwo } from './checklist-parts';
import { expectNoViolations } from './expectations';
import { expect, holdScripts, test, waitForIslands } from './test';

/** What to have ready: a checklist that the tab remembers. */

const ticked = (page: Page) => list(page).getByRole('checkbox', { checked: true });

test('checks survive a reload, which runs only the scripts of the list and the sheet', async ({
  page,
}) => {
  await page.goto(listPath);
  await expect(boxes(page)).toHaveCount(shared.length);
  await tickTwo(page);
  await page.setViewportSize({ width: 1280, height: 400 });
  // The names of the modules that run; prefetching alone does not count.
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url().replace(/.*\/|-.*/g, ''));
  });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(ticked(page)).toHaveCount(2);
  expect(scripts.sort()).toEqual(['checklist', 'inquiry']);

  // What is checked before the script has loaded joins them.
  const release = await holdScripts(page);
  await page.reload();
  await boxes(page).nth(1).check();
  await expect(ticked(page)).toHaveCount(1);
  release();
  await expect(ticked(page)).toHaveCount(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap on the words checks the box, and rows are at least 44 px high', async ({ page }) => {
    await page.goto(listPath);
    await page.getByRole('link', { name: 'full checklist', exact: true }).tap();
    await expect(list(page).getByRole('heading')).toBeInViewport();
    const labels = list(page).locator('label');
    const heights = await labels.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await list(page)
      .getByText(shared[1]?.text ?? '')
      .tap();
    await expect(ticked(page)).toHaveCount(1);
    await waitForIslands(page);
    await list(page).locator('summary').last().tap();
    await expectNoViolations(page);
  });
});
