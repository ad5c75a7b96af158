import type { Page } from '@playwright/test';
import { lastFour } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { delivery } from '../sites/sites';
import { expectNoViolationsAtAnyWidth } from './expectations';
import { lapsedContent, visitLapsedSite } from './lapsed-server';
import * as form from './message-form';
import { messageService } from './message-service';
import { expect, expectOnly, holdScripts, test, waitForIslands } from './test';

/** The message form once the owner has named a service for messages (decision 0014). */

const { business } = lapsedContent;
const service = messageService();
const { received } = service;

// The lapsed site names one port for the service, so its tests run one after the other.
test.describe.configure({ mode: 'default' });

visitLapsedSite();
test.beforeAll(() => service.start());
test.afterAll(() => service.stop());
test.beforeEach(() => service.answers(200));

test.afterEach(({ complaints }) => {
  // The message goes to another site, and the browser reports every answer that isn't a success.
  expectOnly(complaints, new RegExp(`${delivery.url}|^Failed to load resource`));
});

async function send(page: Page, words?: string) {
  await page.goto(routes.contact);
  await form.fillInMessage(page, words);
  await form.sendButton(page).click();
}

test('a message arrives byte for byte, and its draft is discarded', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await send(page);
  await expect(form.thanks(page)).toBeFocused();
  await expect(form.thanks(page)).toContainText(form.copy.delivered.title);
  const number = form.thanks(page).getByRole('button', { name: lastFour(business.phone) });
  await expect(number).toBeVisible();
  expect(received).toEqual([form.asJson()]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(logged).toEqual([]);
  await expect(page).toHaveURL(routes.contact);
  await form.button(page, 'Send Another Message').click();
  await expect(form.field(page, 'Name')).toBeFocused();
  await expect(form.field(page, 'Message')).toHaveValue('');

  // 5,000 letters and 500 emoji.
  const words = `${'Über den Notar. '.repeat(313)}${'🏔️'.repeat(500)}\n"\\u0000"</script>`;
  await form.fillInMessage(page, words);
  await form.sendButton(page).click();
  await expect(form.thanks(page)).toBeVisible();
  expect(received.at(-1)).toBe(form.asJson(words));
});

test('nothing leaves the site before the button is pressed', async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(routes.contact);
  await waitForIslands(page);
  await form.fillInMessage(page);
  await page.waitForLoadState('networkidle');
  expect([...origins]).toEqual([baseURL]);
});

test('whatever goes wrong, every word is kept, and the visitor can try again', async ({ page }) => {
  const tryAgain = form.button(page, 'Try Again');
  await page.goto(routes.contact);
  await waitForIslands(page);
  await form.fillInMessage(page);
  await page.context().setOffline(true);
  await form.sendButton(page).click();
  await form.expectFailure(page, 'notSent');
  await expect(form.failure(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expectNoViolationsAtAnyWidth(page);
  // A desktop has the text out of sight.
  const text = form.failure(page).getByText('Send as a text');
  await expect(text).toHaveAttribute('href', /^sms:.*and%20a%20%22trust%22%20%26%20more/);
  const mail = form.failure(page).getByRole('link', { name: 'Send as an email' });
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${business.email}\\?`));

  // From here on each outcome differs from the one before, which stays in view while it sends.
  await page.context().setOffline(false);
  // A service that refuses other sites gets no message.
  service.answers(200, false);
  await tryAgain.click();
  await form.expectFailure(page, 'unconfirmed');
  expect(received).toEqual([]);

  service.answers(400);
  await tryAgain.click();
  await form.expectFailure(page, 'notSent');

  service.answers((response) => response.socket?.destroy());
  await tryAgain.click();
  await form.expectFailure(page, 'unconfirmed');

  await page.reload();
  await form.expectEveryWord(page);
  // A redirect is not a success, and is not followed.
  service.answers((response) => response.writeHead(303, { Location: '/thanks' }).end());
  await form.sendButton(page).click();
  await form.expectFailure(page, 'unconfirmed');
  expect(service.followed).toEqual([]);

  service.answers(200);
  await tryAgain.click();
  await expect(form.thanks(page)).toBeFocused();
  expect(received).toEqual([form.asJson()]);
});

test('two presses before React is ready send one message', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.contact, { waitUntil: 'commit' });
  await form.fillInMessage(page);
  await form.sendButton(page).click();
  await form.sendButton(page).click();
  release();
  await expect(form.thanks(page)).toBeVisible();
  expect(received).toEqual([form.asJson()]);
});
