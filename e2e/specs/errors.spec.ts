import type { Page } from '@playwright/test';
import { telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { content } from './site';
import { expect, islandFiles, test, waitForIslands } from './test';

/** Islands that throw: each by itself, with the number where it stood. */

/** Makes a component throw, by changing a piece of the script that arrives. */
async function breakWhere(page: Page, piece: string, thrown: string) {
  let broken = 0;
  await page.route(islandFiles, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(piece, thrown);
    if (body !== text) broken += 1;
    await route.fulfill({ response, body });
  });
  return () => broken;
}

const always = '(()=>{throw new Error("broken")})()';

test.afterEach(({ complaints }) => {
  // The error that we made is reported, and nothing else.
  expect(complaints.length).toBeGreaterThan(0);
  expect(complaints.splice(0).filter((text) => !text.includes('broken'))).toEqual([]);
});

const email = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Email Us' });
const address = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: content.business.email });

test('one that throws while it is hydrated shows its plain form, and the others work', async ({
  page,
}) => {
  const broken = await breakWhere(page, '"Email Us"', always);
  await page.goto(routes.contact);
  await email(page).click();
  await expect(address(page)).toBeVisible();
  expect(broken()).toBeGreaterThan(0);
  await expect(email(page)).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('button', { name: /show the number/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Phone number' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
});

test('the reviews stand readable when theirs throws', async ({ page }) => {
  await breakWhere(page, '"Choose a review"', always);
  await page.goto(routes.home);
  await page.getByRole('heading', { name: 'What people say' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-failed]')).toHaveCount(1);
  for (const { text } of content.testimonials) {
    await expect(page.getByText(text.replace(/\s+/g, ' '))).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Next review' })).toBeHidden();
});

test('a form that throws leaves no heading of its own', async ({ page }) => {
  await breakWhere(page, '"Send Message"', always);
  await page.goto(routes.contact);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Write a message' })).toBeHidden();
  await expect(email(page)).toBeVisible();
});

test('one that throws later on says so in its place, with the number and a way back', async ({
  page,
}) => {
  // It is fine until it is opened.
  const broken = await breakWhere(page, 'allowFullScreen:!0', `allowFullScreen:${always}`);
  await page.goto(routes.town('boise'));
  await page.getByRole('button', { name: 'Show map' }).click();
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(screen.locator(`a[href="${telHref(content.business.phone)}"]`)).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(broken()).toBeGreaterThan(0);
  await waitForIslands(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
