import { routes } from '../../lib/routes';
import { boise, openButton, papers, result, sum } from './price-parts';
import { content } from './site';
import { expect, islandFiles, test, waitForFailure } from './test';

/** The answers to the calculator are in the URL, so that they can be shared. */

const how = content.business.authority.online ? 'online' : 'in-person';
const shared = `?papers=2&people=1&when=priority&how=${how}`;

test('the URL keeps the answers, and what else was in it', async ({ page }) => {
  await page.goto(`${boise.path}?from=a%26b#map`);
  await openButton(page).click();
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  expect(new URL(page.url()).search).toBe('?from=a%26b');
  await page.getByRole('button', { name: 'One paper more' }).click();
  await page.getByLabel(/^Priority/).check();
  if (how === 'online') await page.getByLabel(/^Online/).check();
  await expect(page).toHaveURL(`${boise.path}?from=a%26b&${shared.slice(1)}#map`);
  expect(await page.evaluate(() => history.length)).toBeLessThan(4);
});

for (const anchor of ['', '#fees']) {
  test(`a URL with answers${anchor && ` and ${anchor}`} opens the calculator`, async ({ page }) => {
    await page.goto(`${boise.path}${shared}${anchor}`);
    await expect(papers(page)).toHaveValue('2');
    await expect(page.getByLabel(/^Priority/)).toBeChecked();
    await expect(result(page)).toContainText(sum({ papers: 2, how }));
    await expect(page.locator('body')).toBeFocused();
  });
}

test('the same URL below /locations/ opens it, too', async ({ page }) => {
  await page.goto(`${routes.townUnderLocations('boise')}?papers=2`);
  await expect(result(page)).toContainText(sum({ papers: 2 }));
});

test('the answers survive a reload and going back', async ({ page }) => {
  await page.goto(boise.path);
  await openButton(page).click();
  await papers(page).fill('5');
  await page.reload();
  await expect(result(page)).toContainText(sum({ papers: 5 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(routes.legal('privacy-policy'));
  await page.goBack();
  // The page returns at its bottom; the calculator wakes once it comes into view.
  await openButton(page).scrollIntoViewIfNeeded();
  await expect(result(page)).toContainText(sum({ papers: 5 }));
});

for (const search of [
  '?papers=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&people=-1&when=%00&how=__proto__',
  '?papers=999999999999999999999&people=1e3&when=constructor&how=javascript:alert(1)',
  '?papers=%E0%A4%A&people=%FF&when[]=priority&how=online%0d%0aSet-Cookie:a=b',
  `?papers=${'9'.repeat(3000)}&papers=2`,
]) {
  test(`hostile answers are ignored: ${search.slice(0, 60)}`, async ({ page }) => {
    await page.goto(`${boise.path}${search}`);
    await expect(result(page)).toContainText(sum({}));
    await expect(papers(page)).toHaveValue('1');
    await expect(page.getByLabel(/^Standard/)).toBeChecked();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('such a URL shows only the table', async ({ page }) => {
    await page.goto(`${boise.path}?papers=2#fees`);
    await expect(page.locator('#fees table')).toBeVisible();
    await expect(page.locator('#fees').locator('button:visible')).toHaveCount(0);
  });
});

test('when the script fails, such a URL shows only the table', async ({ page, complaints }) => {
  await page.route(islandFiles, (route) => route.abort());
  await page.goto(`${boise.path}?papers=2`);
  await waitForFailure(page);
  await expect(page.locator('#fees table')).toBeVisible();
  await expect(page.locator('#fees').locator('button:visible')).toHaveCount(0);
  complaints.length = 0;
});
