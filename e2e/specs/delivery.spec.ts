import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { lastFour } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { mapsOrigin } from '../../lib/schema/urls';
import { lapsedOrigin, shared } from '../browsers/shared-config';
import { delivery } from '../sites/sites';
import { expectNoViolationsAtAnyWidth } from './expectations';
import { lapsedContent } from './lapsed-content';
import * as form from './message-form';
import { expect, expectOnly, test, waitForIslands } from './test';

/** The message form once the owner has named a service for messages (decision 0011). */

const { phone } = lapsedContent.business;

/** How the service answers a message. */
let answer = (response: ServerResponse) => void response.end('{}');
let allowsOtherSites = true;
const received: string[] = [];

const service = createServer(async (request, response) => {
  if (allowsOtherSites) {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
  }
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  received.push(await text(request));
  answer(response);
});

// The lapsed site names one port for the service, so its tests run one after the other.
test.describe.configure({ mode: 'default' });

const { launchOptions } = shared.use;
test.use({
  baseURL: lapsedOrigin,
  // Its owner has maps in view. To answer in Google's place (imitateMaps) would turn off CORS.
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--host-resolver-rules=MAP www.google.com ~NOTFOUND'],
  },
});
test.beforeAll(() => void service.listen(delivery.port, 'localhost'));
test.afterAll(() => void service.close());

test.afterEach(({ complaints }) => {
  // The message goes to another site, and the browser reports every answer that isn't a success.
  expectOnly(complaints, new RegExp(`${delivery.url}|${mapsOrigin}|^Failed to load resource`));
});

const { message } = form;
const asJson = (words = message.message) => JSON.stringify({ ...message, message: words });

/** The panel below a form whose message was not delivered. */
const failure = (page: Page) =>
  page.getByRole('alert').filter({ has: form.button(page, 'Try again') });

const headings = {
  notSent: "Your message didn't reach us",
  unconfirmed: "We couldn't confirm that your message arrived",
};

async function expectFailure(page: Page, which: keyof typeof headings): Promise<void> {
  await expect(failure(page).getByRole('heading')).toHaveText(headings[which]);
  await expect(failure(page)).toBeFocused();
  await form.expectEveryWord(page);
}

test('a message arrives byte for byte, and its draft is discarded', async ({ page }) => {
  await page.goto(routes.contact);
  await form.fillInMessage(page);
  await form.sendButton(page).click();
  await expect(form.thanks(page)).toBeFocused();
  await expect(form.thanks(page)).toContainText(form.copy.delivered.title);
  const number = form.thanks(page).getByRole('button', { name: lastFour(phone) });
  await expect(number).toBeVisible();
  expect(received).toEqual([asJson()]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(page).toHaveURL(routes.contact);
  await form.button(page, 'Send Another Message').click();
  await expect(form.field(page, 'Name')).toBeFocused();
  await expect(form.field(page, 'Message')).toHaveValue('');

  // 5,000 letters and 500 emoji.
  const words = `${'Über den Notar. '.repeat(313)}${'🏔️'.repeat(500)}\n"\\u0000"</script>`;
  await form.fillInMessage(page, words);
  await form.sendButton(page).click();
  await expect(form.thanks(page)).toBeVisible();
  expect(received.splice(0).at(-1)).toBe(asJson(words));
});

test('whatever goes wrong, every word is kept, and the visitor can try again', async ({ page }) => {
  const tryAgain = form.button(page, 'Try again');
  await page.goto(routes.contact);
  await waitForIslands(page);
  await form.fillInMessage(page);
  await page.context().setOffline(true);
  await form.sendButton(page).click();
  await expectFailure(page, 'notSent');
  await expect(failure(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expectNoViolationsAtAnyWidth(page);

  await page.context().setOffline(false);
  // A service that refuses other sites gets no message.
  allowsOtherSites = false;
  await tryAgain.click();
  await expectFailure(page, 'unconfirmed');
  expect(received).toEqual([]);
  allowsOtherSites = true;

  await page.reload();
  await form.expectEveryWord(page);
  // A redirect is not a success, and is not followed.
  answer = (response) => void response.writeHead(303, { Location: '/thanks' }).end();
  await form.sendButton(page).click();
  await expectFailure(page, 'unconfirmed');
  answer = (response) => void response.end();
  await tryAgain.click();
  await expect(form.thanks(page)).toBeFocused();
  expect(received).toEqual([asJson(), asJson()]);
});
