import { templates } from './site';
import { expect, test, waitForIslands } from './test';

test('no kind of page sets a cookie or contacts another site', async ({ page }) => {
  test.slow();
  for (const path of templates) {
    await page.goto(path);
    await waitForIslands(page);
    await page.waitForLoadState('networkidle');
  }
  // What it requests of another site is among the complaints (test.ts), and fails the test.
  expect(await page.context().cookies()).toEqual([]);
});
