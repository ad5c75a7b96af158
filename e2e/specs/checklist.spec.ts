import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import * as checklist from './checklist-parts';
import { expectNoViolations } from './expectations';
import { content } from './site';
import { expect, holdScripts, test, waitForIslands } from './test';

/** What to have ready: a checklist that the tab remembers, with each state's own rules. */

const { boxes, listPath, shared, stored, ticked, tickTwo } = checklist;
const { pages } = content;
const { callFirst, headings } = pages.service;

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
  expect(scripts.sort()).toEqual(['checklist', 'inquiry']);

  // What is checked before the script has loaded joins them.
  const release = await holdScripts(page);
  await page.reload();
  await boxes(page).nth(1).check();
  await expect(ticked(page)).toHaveCount(1);
  release();
  await expect(ticked(page)).toHaveCount(3);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap on the words checks the box, and rows are at least 44 px high', async ({ page }) => {
    await page.goto(listPath);
    await page.getByRole('link', { name: 'full checklist', exact: true }).tap();
    await expect(checklist.list(page).getByRole('heading')).toBeInViewport();
    const heights = await checklist
      .list(page)
      .locator('label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const { text = '' } = shared[1] ?? {};
    await checklist.list(page).getByText(text).tap();
    await expect(ticked(page)).toHaveCount(1);
    await expect.poll(() => stored(page)).toContain(text);
    await checklist.group(page, 'OR').tap();
    await expectNoViolations(page);
  });
});

test('a town links to the list and to how a hospital visit goes', async ({ page }) => {
  await page.goto(routes.town('alder-falls'));
  await page.getByRole('link', { name: 'full checklist', exact: true }).click();
  await expect(checklist.list(page)).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: pages.town.hospital.link }).click();
  const guide = page.getByRole('region', { name: headings.visits });
  await expect(guide).toBeInViewport();
  await expect(guide.getByText(callFirst)).toHaveCount(3);
});
