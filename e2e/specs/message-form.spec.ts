import { routes } from '../../lib/routes';
import * as form from './message-form';
import { expect, holdScripts, requestsOf, test, waitForIslands } from './test';

/** The message form while the owner names no message service: it prepares a text or an email. */

test('logs the data, sends nothing, and offers a text or an email', { tag: '@typing' }, async ({
  page,
}) => {
  await page.goto(routes.contact);
  await waitForIslands(page);
  await form.fillInMessage(page);
  const requested = requestsOf(page);
  const logged = page.waitForEvent('console');
  await form.sendButton(page).click();
  const [, data] = (await logged).args();
  expect(await data?.jsonValue()).toEqual(form.message);
  await expect(form.thanks(page)).toBeFocused();
  await expect(form.thanks(page)).toHaveText(/^Thank you/);
  await expect(form.thanks(page).getByRole('heading')).toHaveText(form.copy.ready.title);
  // A desktop sends no texts.
  const links = form.thanks(page).getByRole('link').filter({ visible: true });
  await expect(links).toHaveText(['Open as an email']);
  await form.button(page, 'Send Another Message').click();
  await expect(form.field(page, 'Name')).toHaveValue('');
  expect(requested).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a text comes first, and an app that does not open loses nothing', {
    tag: '@typing',
  }, async ({ page }) => {
    await page.goto(routes.contact);
    await form.fillInMessage(page);
    await form.sendButton(page).click();
    const links = form.thanks(page).locator('a[href^="sms:"],a[href^="mailto:"]');
    await expect(links).toHaveText(['Open as a text', 'Open as an email']);
    await page.goto(routes.home);
    await page.goBack();
    await page.reload();
    await form.expectEveryWord(page);

    // The thanks are in view, however long the message.
    await form.fillInMessage(page, 'A deed\n'.repeat(60));
    await form.sendButton(page).click();
    await expect(form.thanks(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  });
});

test('Enter pressed before React is ready keeps the message out of the URL', {
  tag: '@typing',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.contact, { waitUntil: 'commit' });
  await form.fillInMessage(page);
  await form.field(page, 'Phone').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(form.thanks(page)).toBeVisible();
  await expect(page).toHaveURL(routes.contact);
});
