import { sitePaths } from '../../lib/page-kinds';
import { content } from './site';
import { expect, test, waitForIslands } from './test';

for (const part of [0, 1, 2]) {
  test(`every page hydrates without an error, a cookie or another site, part ${part + 1}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of sitePaths(content).filter((_, index) => index % 3 === part)) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await waitForIslands(page);
      expect(await page.locator('h1').count()).toBe(1);
    }
    // What a page requests of another site is among the complaints (test.ts), and fails the test.
    expect(await page.context().cookies()).toEqual([]);
  });
}
