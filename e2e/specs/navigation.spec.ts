import { routes } from '../../lib/routes';
import { serviceBySlug } from '../../lib/services/services';
import { attractionCards, menu, menuButton, searchBox } from './page-parts';
import { content } from './site';
import { expect, requestsOf, test, waitForIslands } from './test';

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

test('a URL without its slash redirects to the page', async ({ page }) => {
  await page.goto('/areas/alder-falls');
  await expect(page).toHaveURL('/areas/alder-falls/');
});

test('the small-screen menu closes on Escape, beside it, without the focus and on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await waitForIslands(page);
  await menuButton(page).click();
  await expect(menu(page)).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(menu(page).locator('summary')).toBeFocused();
  for (const leave of [
    () => page.mouse.click(10, 600),
    () => page.getByRole('combobox').first().focus(),
  ]) {
    await menuButton(page).click();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toHaveAttribute('open');
    await leave();
    await expect(menu(page)).not.toHaveAttribute('open');
  }
  await menuButton(page).click();
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(menu(page)).not.toHaveAttribute('open');
});
