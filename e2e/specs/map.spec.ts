import { drivingEmbedUrl } from '../../lib/towns/google-maps';
import { attractionBySlug } from '../../lib/towns/towns';
import { content } from './site';
import { expect, test } from './test';

/** A map comes from Google, and only when the visitor asks for it. */

test.afterEach(({ complaints }) => {
  // Requests to another site are complaints; here the visitor asked for them.
  complaints.length = 0;
});

for (const path of ['/contact/', '/areas/boise/', '/places/idaho-state-capitol/']) {
  test(`the map on ${path} loads after a click, in a box of the same size`, async ({ page }) => {
    const requested: string[] = [];
    await page.route('https://www.google.com/**', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
    });
    await page.goto(path);
    const button = page.getByRole('button', { name: 'Show map' });
    const box = await button.locator('xpath=../..').boundingBox();
    expect(requested).toEqual([]);
    await button.click();
    const frame = page.locator('iframe');
    await expect(frame).toBeVisible();
    expect(requested).toHaveLength(1);
    const loaded = await frame.locator('xpath=..').boundingBox();
    expect([loaded?.width, loaded?.height]).toEqual([box?.width, box?.height]);
    await expect(page.locator('main a[href*="google.com/maps"]').first()).toBeVisible();
  });
}

test("an attraction's map shows the drive from there to the notary", async ({ page }) => {
  await page.route('https://www.google.com/**', (route) => route.abort());
  await page.goto('/places/idaho-state-capitol/');
  await page.getByRole('button', { name: 'Show map' }).click();
  const attraction = attractionBySlug(content.towns, 'idaho-state-capitol');
  const src = drivingEmbedUrl(content.business, attraction, attraction.town);
  await expect(page.locator('iframe')).toHaveAttribute('src', src);
  await expect(page.getByRole('link', { name: /^From this place to the notary/ })).toBeVisible();
});
