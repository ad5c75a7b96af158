import { paths } from './site';
import { expect, test, waitForIslands } from './test';

const batchSize = 20;
const batches = Array.from({ length: Math.ceil(paths.length / batchSize) }, (_, index) =>
  paths.slice(index * batchSize, (index + 1) * batchSize),
);

for (const [index, batch] of batches.entries()) {
  test(`every page loads and hydrates without an error, part ${index + 1}`, async ({ page }) => {
    test.slow();
    for (const path of batch) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await waitForIslands(page);
      expect(await page.locator('h1').count()).toBe(1);
    }
  });
}
