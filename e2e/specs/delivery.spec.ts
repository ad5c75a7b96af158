import type { Page } from '@playwright/test';
import { formatPhone, telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { scenario } from '../scenario/scenario';
import { expectNoSidewaysScroll, expectNoViolations } from './expectations';
import { expectEveryWord, field, fillInMessage, message, sendButton, thanks } from './message-form';
import { messageService } from './message-service';
import { visitScenario } from './scenario-server';
import { content } from './site';
import { expect, expectOnly, holdScripts, test, waitForIslands } from './test';

/** The message form once the owner has named a service for messages (decision 0014). */

const { business } = content;
const service = messageService();

// The scenario names one port for the service, so its tests run one after the other.
test.describe.configure({ mode: 'default' });

visitScenario(3400);
test.beforeAll(() => service.start());
test.afterAll(() => service.stop());
test.beforeEach(() => service.answers(200));

test.afterEach(({ complaints }) => {
  // The message goes to another site, and the browser reports every answer that is not a success.
  expectOnly(complaints, new RegExp(`${scenario.delivery.url}|^Failed to load resource`));
});

const button = (page: Page, name: string) => page.getByRole('button', { name });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Every word' });
const received = () => service.received.map(String);
const asJson = (words = message.message) => JSON.stringify({ ...message, message: words });

async function send(page: Page, words?: string) {
  await page.goto(routes.contact);
  await fillInMessage(page, words);
  await sendButton(page).click();
}

async function expectFailure(page: Page, title: string) {
  await expect(failure(page)).toBeFocused();
  await expect(failure(page).getByRole('heading')).toHaveText(title);
  await expect(thanks(page)).toHaveCount(0);
  await expectEveryWord(page);
}

const notSent = 'Your message did not reach us';
const unconfirmed = 'We could not confirm that your message arrived';

test('a message arrives byte for byte, and its draft is discarded', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await send(page);
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toContainText('your message was delivered');
  const number = thanks(page).getByRole('link', { name: formatPhone(business.phone) });
  await expect(number).toHaveAttribute('href', telHref(business.phone));
  expect(received()).toEqual([asJson()]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(logged).toEqual([]);
  await expect(page).toHaveURL(routes.contact);
  await button(page, 'Send Another Message').click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Message')).toHaveValue('');
});

test('a message of 5,000 letters and 500 emoji arrives unchanged', async ({ page }) => {
  const words = `${'Über den Notar. '.repeat(313)}${'🏔️'.repeat(500)}\n"\\u0000"</script>`;
  await send(page, words);
  await expect(thanks(page)).toBeVisible();
  expect(received()).toEqual([asJson(words)]);
});

test('nothing leaves the site before the button is pressed', async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(routes.contact);
  await waitForIslands(page);
  await fillInMessage(page);
  await page.waitForLoadState('networkidle');
  expect([...origins]).toEqual([baseURL]);
});

for (const [status, title] of [
  [400, notSent],
  [500, unconfirmed],
] as const) {
  test(`an answer of ${status} keeps every word, even over a reload, and lets the visitor try again`, async ({
    page,
  }) => {
    service.answers(status);
    await send(page);
    await expectFailure(page, title);
    const text = failure(page).getByRole('link', { name: 'Send as a text' });
    await expect(text).toHaveAttribute('href', /^sms:.*and%20a%20%22trust%22%20%26%20more/);
    const mail = failure(page).getByRole('link', { name: 'Send as an email' });
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${business.email}\\?`));
    await page.reload();
    await expectEveryWord(page);
    await sendButton(page).click();
    await expectFailure(page, title);
    service.answers(200);
    await button(page, 'Try Again').click();
    await expect(thanks(page)).toBeFocused();
    expect(received()).toEqual([asJson()]);
  });
}

test('while the answer is slow, the button says so, keeps the focus, and sends once', async ({
  page,
}) => {
  service.answers('later');
  await send(page);
  const sending = button(page, 'Sending…');
  await expect(sending).toBeFocused();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Sending your message' })).toHaveCount(1);
  await expectNoViolations(page);
  // Playwright would wait until it is enabled; a visitor does not.
  await sending.click({ force: true });
  await page.keyboard.press('Enter');
  await field(page, 'Phone').press('Enter');
  await expect.poll(received).toEqual([asJson()]);
  service.answerNow();
  await expect(thanks(page)).toBeFocused();
  expect(received()).toEqual([asJson()]);
});

test('after a dropped connection the message may have arrived', async ({ page }) => {
  service.answers('drop');
  await send(page);
  await expectFailure(page, unconfirmed);
});

test('a service that refuses other sites gets no message', async ({ page }) => {
  service.answers('refuse other sites');
  await send(page);
  await expectFailure(page, unconfirmed);
  expect(received()).toEqual([]);
});

test('a redirect is no success, and is not followed', async ({ page }) => {
  service.answers('redirect');
  await send(page);
  await expectFailure(page, unconfirmed);
  expect(service.followed).toEqual([]);
});

test('without a network nothing is sent, and trying again works once there is one', async ({
  page,
  complaints,
}) => {
  await page.goto(routes.contact);
  await waitForIslands(page);
  await fillInMessage(page);
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expectFailure(page, notSent);
  complaints.length = 0;
  await page.context().setOffline(false);
  await button(page, 'Try Again').click();
  await expect(thanks(page)).toBeFocused();
  expect(received()).toEqual([asJson()]);
});

test('two presses before React is ready send one message', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.contact, { waitUntil: 'commit' });
  await fillInMessage(page);
  await sendButton(page).click();
  await sendButton(page).click();
  release();
  await expect(thanks(page)).toBeVisible();
  expect(received()).toEqual([asJson()]);
});

test('by keyboard alone: write, send, be refused, try again', async ({ page }) => {
  service.answers(400);
  await page.goto(routes.contact);
  await field(page, 'Name').focus();
  const { keyboard } = page;
  for (const words of [message.name, message.email, message.phone]) {
    await keyboard.type(words);
    await keyboard.press('Tab');
  }
  await keyboard.type('Estate');
  await keyboard.press('Tab');
  await keyboard.type(message.message);
  await keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expectFailure(page, notSent);
  for (const name of [formatPhone(business.phone), 'Send as a text', 'Send as an email']) {
    await keyboard.press('Tab');
    await expect(failure(page).getByRole('link', { name })).toBeFocused();
  }
  await keyboard.press('Tab');
  await expect(button(page, 'Try Again')).toBeFocused();
  service.answers(200);
  await keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect(received()).toEqual([asJson()]);
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the outcome is in view, and axe finds nothing', async ({ page }) => {
    service.answers(500);
    await page.goto(routes.contact);
    await fillInMessage(page);
    await sendButton(page).tap();
    await expectFailure(page, unconfirmed);
    await expect(failure(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page);
    service.answers(200);
    await button(page, 'Try Again').tap();
    await expect(thanks(page)).toBeInViewport();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  });
});
