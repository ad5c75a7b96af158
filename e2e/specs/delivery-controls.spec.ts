import { lastFour } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { delivery } from '../sites/sites';
import { expectNoSidewaysScroll, expectNoViolations } from './expectations';
import { lapsedContent, visitLapsedSite } from './lapsed-server';
import * as form from './message-form';
import { expect, expectOnly, test } from './test';

/** The form that delivers messages, while it waits, by keyboard and by touch. */

let received: string[];
/** The status the service answers with. */
let answer: number | Promise<number>;

visitLapsedSite();

test.beforeEach(async ({ page }) => {
  received = [];
  await page.route(delivery.url, async (route) => {
    received.push(route.request().postData() ?? '');
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await route.fulfill({ status: await answer, headers, body: '{}' });
  });
  await page.goto(routes.contact);
});

test.afterEach(({ complaints }) => {
  // The message goes to another site, and the browser reports every answer that isn't a success.
  expectOnly(complaints, new RegExp(`${delivery.url}|^Failed to load resource`));
});

test('while the answer is slow, the button says so and sends once', async ({ page }) => {
  let answerNow = (_: number) => {};
  answer = new Promise((resolve) => {
    answerNow = resolve;
  });
  await form.fillInMessage(page);
  await form.sendButton(page).click();
  const sending = form.button(page, 'Sending…');
  await expect(sending).toBeFocused();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Sending your message' })).toHaveCount(1);
  await expectNoViolations(page);
  // Playwright would wait until it is enabled; a visitor does not.
  await sending.click({ force: true });
  await page.keyboard.press('Enter');
  await form.field(page, 'Phone').press('Enter');
  answerNow(200);
  await expect(form.thanks(page)).toBeFocused();
  expect(received).toEqual([form.asJson()]);
});

test('by keyboard alone: write, send, be refused, try again', async ({ page }) => {
  answer = 400;
  await form.field(page, 'Name').focus();
  const { keyboard } = page;
  for (const words of [form.message.name, form.message.email, form.message.phone]) {
    await keyboard.type(words);
    await keyboard.press('Tab');
  }
  await keyboard.type(form.message.documentType.slice(0, 4));
  await keyboard.press('Tab');
  await keyboard.type(form.message.message);
  await keyboard.press('Tab');
  await expect(form.sendButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await form.expectFailure(page, 'notSent');
  const { phone } = lapsedContent.business;
  for (const name of [lastFour(phone), 'Send as an email', 'Copy the message']) {
    await keyboard.press('Tab');
    const control = form.failure(page).getByRole('button', { name });
    await expect(control.or(form.failure(page).getByRole('link', { name }))).toBeFocused();
  }
  await keyboard.press('Tab');
  await expect(form.button(page, 'Try Again')).toBeFocused();
  answer = 200;
  await keyboard.press('Enter');
  await expect(form.thanks(page)).toBeFocused();
  expect(received).toEqual([form.asJson(), form.asJson()]);
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the outcome is in view, and axe finds nothing', async ({ page }) => {
    answer = 500;
    await form.fillInMessage(page);
    await form.sendButton(page).tap();
    await form.expectFailure(page, 'unconfirmed');
    await expect(form.failure(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page);
    answer = 200;
    await form.button(page, 'Try Again').tap();
    await expect(form.thanks(page)).toBeInViewport();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  });
});
