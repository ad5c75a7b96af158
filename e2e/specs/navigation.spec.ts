import { attractionCards, searchBox } from './page-parts';
import { expect, test } from './test';

/** Links, back and forward: pages are documents, and the browser loads them (decision 0006). */

test('back and forward keep the scroll position', async ({ page }) => {
  await page.goto('/areas/');
  const weiser = page.getByRole('link', { name: /^Weiser, Idaho/ });
  await weiser.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(0);
  await weiser.click();
  await expect(page).toHaveURL('/areas/weiser/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/areas/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await page.goForward();
  await expect(page).toHaveURL('/areas/weiser/');
});

test('going back to a search shows what its box says', async ({ page }) => {
  await page.goto('/places/');
  await searchBox(page).fill('initial');
  await page.getByRole('link', { name: 'Initial Point' }).click();
  await expect(page).toHaveURL('/places/initial-point/');
  await page.goBack();
  await page.waitForLoadState('networkidle');
  const term = (await searchBox(page).inputValue()).toLowerCase();
  const shown = await attractionCards(page).allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((text) => !text.toLowerCase().includes(term))).toEqual([]);
});

test('a link loads a page and no router data', async ({ page }) => {
  await page.goto('/');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.getByRole('main').getByRole('link', { name: 'General notarizations' }).click();
  await expect(page).toHaveURL('/services/general-notarizations/');
  expect(requested.filter((path) => /\.txt$|_rsc/.test(path))).toEqual([]);
});

test('a URL without its slash redirects to the page', async ({ page }) => {
  await page.goto('/areas/boise');
  await expect(page).toHaveURL('/areas/boise/');
});
