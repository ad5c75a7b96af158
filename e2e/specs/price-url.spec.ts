import { routes } from '../../lib/routes';
import { alder, openButton, papers, result, sum } from './price-parts';
import { content } from './site';
import { expect, test } from './test';

/** The answers to the calculator are in the URL, so that they can be shared. */

const how = content.business.authority.online ? 'online' : 'in-person';
const shared = `?papers=2&people=1&when=priority&how=${how}`;

test('the URL keeps the answers, and what else was in it', async ({ page }) => {
  await page.goto(`${alder.path}?from=a%26b#map`);
  await openButton(page).click();
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  expect(new URL(page.url()).search).toBe('?from=a%26b');
  await page.getByRole('button', { name: 'One paper more' }).click();
  await page.getByLabel(/^Priority/).check();
  if (how === 'online') await page.getByLabel(/^Online/).check();
  await expect(page).toHaveURL(`${alder.path}?from=a%26b&${shared.slice(1)}#map`);
  expect(await page.evaluate(() => history.length)).toBeLessThan(4);
});

test('a URL with answers opens the calculator', async ({ page }) => {
  const below = [alder.path, `${alder.path}#fees`, routes.townUnderLocations('alder-falls')];
  for (const path of below) {
    await page.goto(path.replace(/(?=#|$)/, shared));
    await expect(papers(page)).toHaveValue('2');
    await expect(page.getByLabel(/^Priority/)).toBeChecked();
    await expect(result(page)).toContainText(sum({ papers: 2, how }));
    await expect(page.locator('body')).toBeFocused();
  }
});

test('the answers survive a reload and going back', async ({ page }) => {
  await page.goto(alder.path);
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
