import { expectNoSidewaysScroll } from './expectations';
import { paths, templates } from './site';
import { expect, test, waitForIslands } from './test';

const batchSize = 20;
const batches = Array.from({ length: Math.ceil(paths.length / batchSize) }, (_, index) =>
  paths.slice(index * batchSize, (index + 1) * batchSize),
);

for (const [index, batch] of batches.entries()) {
  test(`every page loads and hydrates without an error, part ${index + 1}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of batch) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await waitForIslands(page);
      expect(await page.locator('h1').count()).toBe(1);
    }
  });
}

for (const path of templates) {
  test(`nothing on ${path} is wider than the screen`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('a legal page has space between its paragraphs and underlined links', async ({ page }) => {
  await page.goto('/privacy-policy/');
  const text = page.locator('.legal-text');
  await expect(text.locator('p').nth(1)).not.toHaveCSS('margin-top', '0px');
  await expect(text.locator('a').first()).toHaveCSS('text-decoration-line', 'underline');
});
