import { telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { allAttractions } from '../../lib/towns/towns';
import { expectAllReviews } from './expectations';
import { box } from './finder-parts';
import { emailLink } from './page-parts';
import { content, templates } from './site';
import { expect, expectOnly, islandFiles, reactFile, test, waitForFailure } from './test';

/** JavaScript is on, but the islands' files do not load: the plain forms must come back. */

const phoneLink = `a[href="${telHref(content.business.phone)}"]`;

test.beforeEach(async ({ page }) => {
  await page.route(islandFiles, (route) => route.abort());
});

test.afterEach(({ complaints }) => {
  // The browser reports each file that did not load.
  expectOnly(complaints, /ERR_FAILED|^failed: .*\/_next\/|status of 404|Failed to fetch/);
});

for (const path of templates) {
  test(`${path} has a phone link and no control that does nothing`, async ({ page }) => {
    await page.goto(path);
    await waitForFailure(page);
    expect(await page.locator(`${phoneLink}:visible`).count()).toBeGreaterThan(0);
    await expect(page.locator('button:visible')).toHaveCount(0);
    await expect(page.locator('form:visible')).toHaveCount(0);
  });
}

test('an unknown URL shows "Page Not Found" and the phone number', async ({ page }) => {
  await page.goto('/areas/no-such-town/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('main').locator(phoneLink)).toBeVisible();
});

test('a map is a link', async ({ page }) => {
  await page.goto('/areas/boise/');
  await waitForFailure(page);
  await expect(page.getByRole('link', { name: 'Map of Boise' })).toBeVisible();
});

test('a link to the list of towns replaces the finder', async ({ page }) => {
  await page.goto(routes.home);
  await waitForFailure(page);
  await expect(box(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Find your town in the list' })).toBeVisible();
});

test('the email address is a link', async ({ page }) => {
  await page.goto('/contact/');
  await waitForFailure(page);
  await expect(emailLink(page)).toBeVisible();
});

test('all reviews can be read', async ({ page }) => {
  await page.goto('/');
  await waitForFailure(page);
  await expectAllReviews(page);
});

test('the menu opens, and every card of /places/ is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/places/');
  await waitForFailure(page);
  await page.getByRole('banner').getByText('Menu').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
  const attractions = allAttractions(content.towns);
  await expect(page.locator('#places > li')).toHaveCount(attractions.length);
});

test('one file that never loads brings back the plain forms', async ({ page }) => {
  await page.unroute(islandFiles);
  await page.route(reactFile(), (route) => route.abort());
  await page.goto('/contact/');
  await waitForFailure(page);
  // What needs no React may be hydrated by then, and stays.
  const buttons = page.locator('button:visible').filter({ hasNotText: 'Share this page' });
  await expect(buttons).toHaveCount(0);
  await expect(emailLink(page)).toBeVisible();
});
