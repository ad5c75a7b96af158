import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import {
  boxes,
  countWithout,
  items,
  list,
  listPath,
  shownItems,
  stored,
  ticked,
} from './checklist-parts';
import { expectNoViolations } from './expectations';
import { expect, test } from './test';

/** What to bring: a list to tick, for either state or both. */

const untickButton = (page: Page) => list(page).getByRole('button', { name: 'Untick all' });

test('choosing a state hides the rules of the other, over a reload', async ({ page }) => {
  await page.goto(listPath);
  await expect(shownItems(page)).toHaveCount(items.length);
  await list(page).getByText('Idaho', { exact: true }).click();
  await expect(shownItems(page)).toHaveCount(countWithout('OR'));
  await expect.poll(() => stored(page)).toBe('ID');
  await page.reload();
  await boxes(page).first().scrollIntoViewIfNeeded();
  await expect(list(page).getByRole('radio', { name: 'Idaho' })).toBeChecked();
  await list(page).getByRole('radio', { name: 'Oregon' }).check();
  await expect(shownItems(page)).toHaveCount(countWithout('ID'));
  await list(page).getByRole('radio', { name: 'Not sure' }).check();
  await expect(shownItems(page)).toHaveCount(items.length);
  expect(new URL(page.url()).search).toBe('');
});

test('the keyboard ticks, chooses a state, and unticks', async ({ page }) => {
  await page.goto(listPath);
  await list(page).getByRole('radio', { name: 'Not sure' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(list(page).getByRole('radio', { name: 'Idaho' })).toBeFocused();
  await expect(shownItems(page)).toHaveCount(countWithout('OR'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(ticked(page)).toHaveCount(1);
  await untickButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(ticked(page)).toHaveCount(0);
  await expect(untickButton(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap on the words ticks, and rows are at least 44 px high', async ({ page }) => {
    await page.goto(listPath);
    await page.getByRole('link', { name: 'list', exact: true }).tap();
    await expect(list(page).getByRole('heading')).toBeInViewport();
    const heights = await list(page)
      .locator('label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const { text = '' } = items[1] ?? {};
    await list(page).getByText(text).tap();
    await expect(ticked(page)).toHaveCount(1);
    await expect.poll(() => stored(page)).toContain(text);
    await list(page).getByText('Oregon', { exact: true }).tap();
    await expectNoViolations(page);
  });
});

test('a town links to the list and to how a hospital visit goes', async ({ page }) => {
  await page.goto(routes.town('boise'));
  await page.getByRole('link', { name: 'list', exact: true }).click();
  await expect(list(page)).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: 'How a visit goes' }).click();
  const guide = page.getByRole('region', { name: 'Hospital, care home or jail' });
  await expect(guide).toBeInViewport();
  await expect(guide.getByText('Call first:')).toHaveCount(3);
});
