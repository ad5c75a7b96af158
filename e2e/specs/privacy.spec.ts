import { templates } from './site';
import { expect, test, waitForIslands } from './test';

test('no kind of page sets a cookie or contacts another site', async ({ page, baseURL }) => {
  test.slow();
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const path of templates) {
    await page.goto(path);
    await waitForIslands(page);
    await page.waitForLoadState('networkidle');
  }
  expect([...origins]).toEqual([baseURL]);
  expect(await page.context().cookies()).toEqual([]);
});
