import { routes } from '../../lib/routes';
import { serviceBySlug } from '../../lib/services/services';
import { attractionCards, searchBox } from './page-parts';
import { content } from './site';
import { expect, requestsOf, test } from './test';

/** Links, back and forward: pages are documents, and the browser loads them (decision 0006). */

test('back and forward keep the scroll position', async ({ page }) => {
  await page.goto('/areas/');
  const vetch = page.getByRole('link', { name: /^Vetch Oregon/ });
  await vetch.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(0);
  await vetch.click();
  await expect(page).toHaveURL('/areas/vetch/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/areas/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await page.goForward();
  await expect(page).toHaveURL('/areas/vetch/');
});

test('going back to a search finds its term and what it left', async ({ page }) => {
  await page.goto('/places/');
  await searchBox(page).fill('sheds');
  await page.getByRole('link', { name: 'Thornby Boat Sheds' }).click();
  await expect(page).toHaveURL('/places/thornby-boat-sheds/');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('sheds');
  await expect(attractionCards(page)).toHaveCount(1);
});

test('a link loads a page and no router data', async ({ page }) => {
  await page.goto('/');
  const requested = requestsOf(page);
  const { title, slug } = serviceBySlug(content.services, 'house-calls');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(routes.service(slug));
  expect(requested.filter((path) => /\.txt$|_rsc/.test(path))).toEqual([]);
});
