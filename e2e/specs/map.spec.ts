import { routes } from '../../lib/routes';
import { fill } from '../../lib/text';
import { drivingEmbedUrl } from '../../lib/towns/google-maps';
import { attractionBySlug } from '../../lib/towns/towns';
import { mapButton } from './page-parts';
import { content } from './site';
import { expect, test } from './test';

/** A map comes from Google, and only when the visitor asks for it. */

const attraction = attractionBySlug(content.towns, 'nine-foot-overlook');

test.afterEach(({ complaints }) => {
  // Requests to another site are complaints; here the visitor asked for them.
  complaints.length = 0;
});

for (const path of [routes.contact, routes.attraction(attraction.slug)]) {
  test(`the map on ${path} loads after a click, in a box of the same size`, async ({ page }) => {
    const requested: string[] = [];
    await page.route('https://www.google.com/**', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
    });
    await page.goto(path);
    const box = await mapButton(page).locator('xpath=../..').boundingBox();
    expect(requested).toEqual([]);
    await mapButton(page).click();
    const frame = page.locator('iframe');
    await expect(frame).toBeVisible();
    // Whether the host answers, and the map.
    await expect.poll(() => requested).toHaveLength(2);
    const loaded = await frame.locator('xpath=../..').boundingBox();
    expect([loaded?.width, loaded?.height]).toEqual([box?.width, box?.height]);
    // All of it but the double rule, 4 px on each side.
    const covered = await frame.boundingBox();
    expect([covered?.width, covered?.height]).toEqual([
      (box?.width ?? 0) - 8,
      (box?.height ?? 0) - 8,
    ]);
    await expect(page.locator('main a[href*="google.com/maps"]').first()).toBeVisible();
    await expect(page.getByText(content.pages.map.note)).toBeHidden();
    await page.getByRole('button', { name: 'Hide map' }).click();
    await expect(frame).toHaveCount(0);
    await expect(page.getByText(content.pages.map.note)).toBeVisible();
    await mapButton(page).click();

    if (path !== routes.attraction(attraction.slug)) return;
    const src = drivingEmbedUrl(content.business, attraction, attraction.town);
    await expect(frame).toHaveAttribute('src', src);
    await expect(
      page.getByRole('link', {
        name: fill(content.pages.attraction.directions.toNotary, {
          base: content.business.base.name,
        }),
      }),
    ).toBeVisible();
  });
}
