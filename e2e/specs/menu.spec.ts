import { expect, test, waitForIslands } from './test';

test('the small-screen menu closes when the screen becomes wide', async ({ page }) => {
  const menu = page.getByRole('banner').locator('details');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await waitForIslands(page);
  await page.getByRole('banner').getByText('Menu').click();
  await expect(menu).toHaveAttribute('open');
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(menu).not.toHaveAttribute('open');
});
