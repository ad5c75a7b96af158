import { routes } from '../../lib/routes';
import { imitateMaps } from './expectations';
import { mapButton } from './page-parts';
import { expect, test } from './test';

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
