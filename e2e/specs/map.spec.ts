import { attractionBySlug } from '../../lib/content/test-content.fixture';
import { routes } from '../../lib/routes';
import { lapsedOrigin } from '../browsers/shared-config';
import { imitateMaps } from './expectations';
import { lapsedContent } from './lapsed-content';
import { mapButton } from './page-parts';
import { expect, expectOnly, test } from './test';

for (const path of [routes.contact, routes.attraction('nine-foot-overlook')]) {
  test(`the map on ${path} comes after a click, just as large`, async ({ page, complaints }) => {
    await imitateMaps(page);
    await page.goto(path);
    const box = await mapButton(page).locator('xpath=../..').boundingBox();
    expect(complaints).toEqual([]);
    await mapButton(page).click();
    const frame = page.locator('iframe');
    await expect(frame).toBeVisible();
    // Whether the host answers, and the map.
    await expect.poll(() => complaints).toHaveLength(2);
    complaints.length = 0;
    const { width = 0, height = 0 } = (await frame.locator('xpath=../..').boundingBox()) ?? {};
    expect([width, height]).toEqual([box?.width, box?.height]);
    // All of it but the double rule, 4 px on each side.
    expect(await frame.boundingBox()).toMatchObject({ width: width - 8, height: height - 8 });
  });
}

test.describe('where the owner wants maps in view', () => {
  test.use({ baseURL: lapsedOrigin });

  const { business, towns } = lapsedContent;
  const { name, slug } = attractionBySlug(towns, 'nine-foot-overlook');
  const title = `Directions from ${name} to our meeting point, ${business.base.name}`;

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
      test.use({ javaScriptEnabled });

      test('the directions are there without a click', async ({ page, complaints }) => {
        await imitateMaps(page);
        const asked = page.waitForRequest(/^https:\/\/www\.google\.com\/maps/);
        await page.goto(routes.attraction(slug));
        await page.getByTitle(title).scrollIntoViewIfNeeded();
        await asked;
        await expect(page.getByTitle(title)).toBeVisible();
        await expect(mapButton(page)).toHaveCount(0);
        expectOnly(complaints, /^outside: https:\/\/www\.google\.com\/maps/);
      });
    });
  }
});
