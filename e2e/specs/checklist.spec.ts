import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import * as checklist from './checklist-parts';
import { expectNoViolations } from './expectations';
import { content } from './site';
import { expect, test } from './test';

/** What to have ready: a checklist, with each state's own rules. */

const { pages } = content;
const { callFirst, headings } = pages.service;

const untickButton = (page: Page) =>
  checklist.list(page).getByRole('button', { name: 'Clear all' });

test("a state's own rules open below what every signing needs, also after a reload", async ({
  page,
}) => {
  await page.goto(checklist.listPath);
  await expect(checklist.shownItems(page)).toHaveCount(checklist.shared.length);
  await checklist.group(page, 'ID').click();
  const shown = checklist.shared.length + checklist.rulesOf('ID').length;
  await expect(checklist.shownItems(page)).toHaveCount(shown);
  await checklist.boxes(page).last().check();
  const { text = '' } = checklist.rulesOf('ID').at(-1) ?? {};
  await expect.poll(() => checklist.stored(page)).toContain(text);
  await page.reload();
  await expect(checklist.shownItems(page)).toHaveCount(shown);
  await expect(checklist.boxes(page).last()).toBeChecked();
  expect(new URL(page.url()).search).toBe('');
});

test('the keyboard opens the rules of a state, checks a box, and clears the list', async ({
  page,
}) => {
  await page.goto(checklist.listPath);
  await checklist.group(page, 'OR').focus();
  await page.keyboard.press('Enter');
  const shown = checklist.shared.length + checklist.rulesOf('OR').length;
  await expect(checklist.shownItems(page)).toHaveCount(shown);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(checklist.ticked(page)).toHaveCount(1);
  await untickButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(checklist.ticked(page)).toHaveCount(0);
  await expect(untickButton(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules of each state are open', async ({ page }) => {
    await page.goto(checklist.listPath);
    await expect(checklist.shownItems(page)).toHaveCount(checklist.items.length);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap on the words checks the box, and rows are at least 44 px high', async ({ page }) => {
    await page.goto(checklist.listPath);
    await page.getByRole('link', { name: 'full checklist', exact: true }).tap();
    await expect(checklist.list(page).getByRole('heading')).toBeInViewport();
    const heights = await checklist
      .list(page)
      .locator('label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const { text = '' } = checklist.shared[1] ?? {};
    await checklist.list(page).getByText(text).tap();
    await expect(checklist.ticked(page)).toHaveCount(1);
    await expect.poll(() => checklist.stored(page)).toContain(text);
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
