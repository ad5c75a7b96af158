import { expect, test, waitForIslands } from './test';

test('the small-screen menu closes on Escape, and when the screen becomes wide', async ({
  page,
}) => {
  const menu = page.getByRole('banner').locator('details');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await waitForIslands(page);
  await page.getByRole('banner').getByText('Menu').click();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toBeFocused();
  await page.getByRole('banner').getByText('Menu').click();
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(menu).not.toHaveAttribute('open');
});
