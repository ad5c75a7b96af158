import type { Page } from '@playwright/test';
import { telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { sendButton } from './message-form';
import { emailButton, emailLink, mapButton, numberButton, numberPopover } from './page-parts';
import { content } from './site';
import { expect, expectOnly, islandFiles, test, waitForIslands } from './test';

/** Islands that throw: one error never takes the others down. */

const { business, pages } = content;

/**
 * Makes a component throw by replacing a piece of the scripts on their way to the page.
 *
 * @returns a function that counts the files that have had the piece so far.
 */
async function breakWhere(page: Page, piece: RegExp) {
  let broken = 0;
  await page.route(islandFiles, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(piece, '(()=>{throw new Error("broken")})()');
    if (body !== text) broken += 1;
    await route.fulfill({ response, body });
  });
  return () => broken;
}

test.afterEach(({ complaints }) => {
  expect(complaints.length).toBeGreaterThan(0);
  expectOnly(complaints, /broken/);
});

test('islands that throw show their plain forms, and the others work', async ({ page }) => {
  const broken = await breakWhere(page, /"Email Us"|(?<=noValidate:)!0/g);
  await page.goto(routes.contact);
  await emailButton(page).click();
  await expect(emailLink(page)).toBeVisible();
  await expect(emailButton(page)).toBeHidden();
  // The message form takes its heading with it.
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: pages['message-form'].heading })).toBeHidden();
  expect(broken()).toBeGreaterThan(1);
  await numberButton(page).click();
  await expect(numberPopover(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
});

test('an island that throws later shows an error and the number', async ({ page }) => {
  // The frame is only rendered once the map is opened.
  const broken = await breakWhere(page, /(?<=allowFullScreen:)!0/g);
  await page.goto(routes.town('alder-falls'));
  await mapButton(page).click();
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading')).toHaveText(pages.frame.error.title);
  await screen.getByRole('button', { name: /show the number/ }).click();
  await expect(screen.locator(`a[href="${telHref(business.phone)}"]`)).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(broken()).toBeGreaterThan(0);
  await waitForIslands(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
