import { routes } from '../../lib/routes';
import {
  copy,
  expectEveryWord,
  field,
  fillInMessage,
  message,
  sendButton,
  thanks,
} from './message-form';
import { expect, holdScripts, requestsOf, test, waitForIslands } from './test';

/** The message form while the owner names no message service: it prepares a text or an email. */

test('logs the data, sends nothing, and offers a text or an email', async ({ page }) => {
  await page.goto(routes.contact);
  await waitForIslands(page);
  await fillInMessage(page);
  const requested = requestsOf(page);
  const logged = page.waitForEvent('console');
  await sendButton(page).click();
  const [, data] = (await logged).args();
  expect(await data?.jsonValue()).toEqual(message);
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page).getByRole('heading')).toHaveText(copy.ready.title);
  // A desktop sends no texts.
  await expect(thanks(page).getByRole('link').and(page.locator(':visible'))).toHaveText([
    'Send as an email',
  ]);
  await thanks(page).getByRole('button', { name: 'Send Another Message' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
  expect(requested).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a text comes first, and an app that does not open loses nothing', async ({ page }) => {
    await page.goto(routes.contact);
    await fillInMessage(page);
    await sendButton(page).click();
    await expect(thanks(page).locator('a[href^="sms:"],a[href^="mailto:"]')).toHaveText([
      'Send as a text',
      'Send as an email',
    ]);
    await page.goto(routes.home);
    await page.goBack();
    await page.reload();
    await expectEveryWord(page);
  });
});

test('Enter pressed before React is ready keeps the message out of the URL', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.contact, { waitUntil: 'commit' });
  await fillInMessage(page);
  await field(page, 'Phone').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL(routes.contact);
});
