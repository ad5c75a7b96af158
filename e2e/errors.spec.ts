import type { Page } from '@playwright/test';
import { telHref } from '../lib/phone';
import { content } from './site';
import { expect, test, wake } from './test';

/** Makes a component throw while it renders, by changing a value in the script that arrives. */
async function breakWhere(page: Page, value: string) {
  let broken = 0;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (text.includes(value)) broken += 1;
    const body = text.replaceAll(value, '(()=>{throw new Error("broken")})()');
    await route.fulfill({ response, body });
  });
  return () => broken;
}

test.afterEach(({ complaints }) => {
  expect(complaints.length).toBeGreaterThan(0);
  // React reports the error that we made.
  complaints.length = 0;
});

async function expectErrorScreen(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  const screen = page.getByRole('main');
  await expect(screen.locator(`a[href="${telHref(content.business.phone)}"]`)).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
}

test('a failure inside a page leaves header, footer, the number and a way back', async ({
  page,
}) => {
  const broken = await breakWhere(page, '"place-search"');
  await page.goto('/places/');
  await wake(page);
  await expectErrorScreen(page);
  expect(broken()).toBeGreaterThan(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(content.business.law.ID.statement)).toBeVisible();
});

test('a failure around the pages leaves the number and a way back', async ({ page }) => {
  const broken = await breakWhere(page, '"(width >= 48rem)"');
  await page.goto('/contact/');
  await wake(page);
  await expectErrorScreen(page);
  expect(broken()).toBeGreaterThan(0);
});
