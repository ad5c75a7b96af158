import { telHref } from '../../lib/contact/phone';
import { content, templates } from './site';
import { expect, islandFiles, reactFile, test, waitForFailure } from './test';

/** Script is on, an island is woken, and no file arrives: the plain forms must stand again. */

test.beforeEach(async ({ page }) => {
  await page.route(islandFiles, (route) => route.abort());
});

test.afterEach(({ complaints }) => {
  // The browser reports each file that did not arrive, and nothing else.
  const expected = /ERR_FAILED|^failed: .*\/_next\/|status of 404|Failed to fetch/;
  const others = complaints.splice(0).filter((text) => !expected.test(text));
  expect(others).toEqual([]);
});

for (const path of templates) {
  test(`${path} has its phone link and no control that does nothing`, async ({ page }) => {
    await page.goto(path);
    await waitForFailure(page);
    const tel = page.locator(`a[href="${telHref(content.business.phone)}"]:visible`);
    expect(await tel.count()).toBeGreaterThan(0);
    await expect(page.locator('button:visible')).toHaveCount(0);
    await expect(page.locator('form:visible')).toHaveCount(0);
  });
}

test('an address without a page says so, with the number', async ({ page }) => {
  await page.goto('/areas/no-such-town/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const number = page.getByRole('main').locator(`a[href="${telHref(content.business.phone)}"]`);
  await expect(number).toBeVisible();
});

test('a map is a link', async ({ page }) => {
  await page.goto('/areas/boise/');
  await waitForFailure(page);
  await expect(page.getByRole('link', { name: 'Map of Boise' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show map' })).toBeHidden();
});

test('the email address stands as a link', async ({ page }) => {
  await page.goto('/contact/');
  await waitForFailure(page);
  const address = page.getByRole('main').getByRole('link', { name: content.business.email });
  await expect(address).toBeVisible();
});

test('all reviews stand readable', async ({ page }) => {
  await page.goto('/');
  await waitForFailure(page);
  for (const { text } of content.testimonials) {
    await expect(page.getByText(text.replace(/\s+/g, ' '))).toBeVisible();
  }
});

test('the menu opens and every card of /places/ is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/places/');
  await waitForFailure(page);
  await page.getByRole('banner').getByText('Menu').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
  const cards = content.towns.flatMap(({ attractions }) => attractions);
  await expect(page.locator('#places > li')).toHaveCount(cards.length);
});

test('one file that is missing for good is enough', async ({ page }) => {
  await page.unroute(islandFiles);
  await page.route(reactFile(), (route) => route.abort());
  await page.goto('/contact/');
  await waitForFailure(page);
  // What needs no React may be hydrated by then, and stays.
  const buttons = page.locator('button:visible').filter({ hasNotText: 'Share this page' });
  await expect(buttons).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('link', { name: content.business.email }),
  ).toBeVisible();
});
