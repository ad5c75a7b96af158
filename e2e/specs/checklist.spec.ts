import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import * as checklist from './checklist-parts';
import { expectNoViolations } from './expectations';
import { content } from './site';
import { expect, test } from './test';

/** What to have ready: a checklist for either state or both. */

const { pages } = content;
const { bring, callFirst, headings } = pages.service;

const untickButton = (page: Page) =>
  checklist.list(page).getByRole('button', { name: 'Clear all' });

test('choosing a state hides the rules of the other, even after a reload', async ({ page }) => {
  await page.goto(checklist.listPath);
  await expect(checklist.shownItems(page)).toHaveCount(checklist.items.length);
  await checklist.list(page).getByText('Idaho', { exact: true }).click();
  await expect(checklist.shownItems(page)).toHaveCount(checklist.countWithout('OR'));
  await expect.poll(() => checklist.stored(page)).toBe('ID');
  await page.reload();
  await checklist.boxes(page).first().scrollIntoViewIfNeeded();
  await expect(checklist.list(page).getByRole('radio', { name: 'Idaho' })).toBeChecked();
  await checklist.list(page).getByRole('radio', { name: 'Oregon' }).check();
  await expect(checklist.shownItems(page)).toHaveCount(checklist.countWithout('ID'));
  await checklist.list(page).getByRole('radio', { name: bring.unsure }).check();
  await expect(checklist.shownItems(page)).toHaveCount(checklist.items.length);
  expect(new URL(page.url()).search).toBe('');
});

test('the keyboard checks a box, chooses a state, and clears the list', async ({ page }) => {
  await page.goto(checklist.listPath);
  await checklist.list(page).getByRole('radio', { name: bring.unsure }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(checklist.list(page).getByRole('radio', { name: 'Idaho' })).toBeFocused();
  await expect(checklist.shownItems(page)).toHaveCount(checklist.countWithout('OR'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(checklist.ticked(page)).toHaveCount(1);
  await untickButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(checklist.ticked(page)).toHaveCount(0);
  await expect(untickButton(page)).toBeFocused();
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
    const { text = '' } = checklist.items[1] ?? {};
    await checklist.list(page).getByText(text).tap();
    await expect(checklist.ticked(page)).toHaveCount(1);
    await expect.poll(() => checklist.stored(page)).toContain(text);
    await checklist.list(page).getByText('Oregon', { exact: true }).tap();
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
