import { expectNoViolations, heightsOf } from './expectations';
import { checklistPath, list, shared } from './page-parts';
import { expect, test, waitForIslands } from './test';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

test('a tap on the words checks the box, and rows are at least 44 px high', async ({ page }) => {
  await page.goto(checklistPath);
  await page.getByRole('link', { name: 'Full checklist', exact: true }).tap();
  await expect(list(page).getByRole('heading')).toBeInViewport();
  expect(Math.min(...(await heightsOf(list(page).locator('label'))))).toBeGreaterThanOrEqual(44);
  await list(page)
    .getByText(shared[1]?.text ?? '')
    .tap();
  await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await waitForIslands(page);
  await list(page).locator('summary').last().tap();
  await expectNoViolations(page);
});
