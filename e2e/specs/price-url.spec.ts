import { routes } from '../../lib/routes';
import { alder, documents, online, openButton, priority, result, sum } from './price-parts';
import { expect, test } from './test';

/** The answers to the calculator are in the URL, so that they can be shared. */

const shared = '?documents=2&people=1&when=priority&how=online';

test('the URL keeps the answers, and what else was in it', async ({ page }) => {
  await page.goto(`${alder.path}?from=a%26b#map`);
  await openButton(page).click();
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  expect(new URL(page.url()).search).toBe('?from=a%26b');
  await page.getByRole('button', { name: 'Add one document' }).click();
  await priority(page).check();
  await online(page).check();
  await expect(page).toHaveURL(`${alder.path}?from=a%26b&${shared.slice(1)}#map`);
  expect(await page.evaluate(() => history.length)).toBeLessThan(4);
});

test('a URL with answers opens the calculator', async ({ page }) => {
  const below = [alder.path, `${alder.path}#fees`, routes.townUnderLocations('alder-falls')];
  for (const path of below) {
    await page.goto(path.replace(/(?=#|$)/, shared));
    await expect(documents(page)).toHaveValue('2');
    await expect(priority(page)).toBeChecked();
    await expect(result(page)).toContainText(sum({ documents: 2, how: 'online' }));
    await expect(page.locator('body')).toBeFocused();
  }
});

test('the answers survive a reload and going back', async ({ page }) => {
  await page.goto(alder.path);
  await openButton(page).click();
  await documents(page).fill('5');
  await page.reload();
  await expect(result(page)).toContainText(sum({ documents: 5 }));
  const privacyPolicy = routes.legal('privacy-policy');
  await page.getByRole('contentinfo').locator(`a[href="${privacyPolicy}"]`).click();
  await expect(page).toHaveURL(privacyPolicy);
  await page.goBack();
  // The page returns at its bottom; the calculator wakes once it comes into view.
  await openButton(page).scrollIntoViewIfNeeded();
  await expect(result(page)).toContainText(sum({ documents: 5 }));
});
