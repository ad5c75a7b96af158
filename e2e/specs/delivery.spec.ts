import type { Server } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formatPhone, telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { readExport } from '../checks/exported-site';
import { scenario } from '../scenario/scenario';
import { messageHost } from './message-host';
import { content } from './site';
import { expect, holdScripts, islandFiles, test, waitForFailure, waitForIslands } from './test';

/** The site as it reads and works once the owner has named an address for messages. */

const { business } = content;
const host = messageHost();
const message = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '208 555 0100',
  documentType: 'Estate Planning',
  message: 'A deed, and a "trust" & more\nfor Zoë 👵🏽',
};
let server: Server;
let address: string;

// One address, one server.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = createSiteServer(scenario.out);
  address = `http://localhost:${await listen(server, 3400, true)}`;
  await host.start();
});
test.afterAll(async () => {
  server.close();
  await host.stop();
});
test.beforeEach(() => host.answers(200));
test.use({ baseURL: async ({ baseURL: _ }, use) => use(address) });

test.afterEach(({ complaints }) => {
  // The message goes outside, and the browser reports an answer that is no success.
  const expected = new RegExp(`${scenario.delivery.address}|^Failed to load resource`);
  const others = complaints.splice(0).filter((text) => !expected.test(text));
  expect(others).toEqual([]);
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const news = (page: Page) => page.getByRole('alert').filter({ hasText: 'Every word' });
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you' });
const arrived = () => host.received.map(String);
const asJson = (words = message.message) => JSON.stringify({ ...message, message: words });

async function writeMessage(page: Page, words = message.message) {
  await field(page, 'Name').fill(message.name);
  await field(page, 'Email').fill(message.email);
  await field(page, 'Phone').fill(message.phone);
  await page.getByLabel('Document type (optional)').selectOption(message.documentType);
  await field(page, 'Message').fill(words);
}

async function send(page: Page, words?: string) {
  await page.goto(routes.contact);
  await writeMessage(page, words);
  await button(page, 'Send Message').click();
}

async function expectEveryWord(page: Page, words = message.message) {
  await expect(field(page, 'Name')).toHaveValue(message.name);
  await expect(field(page, 'Email')).toHaveValue(message.email);
  await expect(field(page, 'Phone')).toHaveValue(message.phone);
  await expect(page.getByLabel('Document type (optional)')).toHaveValue(message.documentType);
  await expect(field(page, 'Message')).toHaveValue(words);
}

async function expectFailure(page: Page, title: string | RegExp) {
  await expect(news(page)).toBeFocused();
  await expect(news(page).getByRole('heading')).toHaveText(title);
  await expect(thanks(page)).toHaveCount(0);
  await expectEveryWord(page);
}

const notSent = 'Your message did not reach us';
const unconfirmed = 'We could not confirm that your message arrived';

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a message arrives byte for byte, and the draft is forgotten', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await send(page);
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toContainText('your message was delivered');
  const number = thanks(page).getByRole('link', { name: formatPhone(business.phone) });
  await expect(number).toHaveAttribute('href', telHref(business.phone));
  expect(arrived()).toEqual([asJson()]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(logged).toEqual([]);
  await expect(page).toHaveURL(routes.contact);
  await button(page, 'Send Another Message').click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Message')).toHaveValue('');
});

test('a message of 5,000 letters and 500 emoji arrives as it was', async ({ page }) => {
  const words = `${'Über den Notar. '.repeat(313)}${'🏔️'.repeat(500)}\n"\\u0000"</script>`;
  await send(page, words);
  await expect(thanks(page)).toBeVisible();
  expect(arrived()).toEqual([asJson(words)]);
});

test('nothing goes out before the button is pressed', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => outside.push(new URL(request.url()).origin));
  await page.goto(routes.contact);
  await waitForIslands(page);
  await writeMessage(page);
  await page.waitForLoadState('networkidle');
  expect(new Set(outside)).toEqual(new Set([address]));
});

for (const [status, title] of [
  [400, notSent],
  [500, unconfirmed],
] as const) {
  test(`an answer of ${status} keeps every word, also over a reload, and can be tried again`, async ({
    page,
  }) => {
    host.answers(status);
    await send(page);
    await expectFailure(page, title);
    const text = news(page).getByRole('link', { name: 'Send as a text' });
    await expect(text).toHaveAttribute('href', /^sms:.*and%20a%20%22trust%22%20%26%20more/);
    const mail = news(page).getByRole('link', { name: 'Send as an email' });
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${business.email}\\?`));
    await page.reload();
    await expectEveryWord(page);
    await button(page, 'Send Message').click();
    await expectFailure(page, title);
    host.answers(200);
    await button(page, 'Try Again').click();
    await expect(thanks(page)).toBeFocused();
    expect(arrived()).toEqual([asJson()]);
  });
}

test('a slow answer: the button says so, keeps the focus, and sends once', async ({ page }) => {
  host.answers('later');
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
  await expect.poll(arrived).toEqual([asJson()]);
  host.answerNow();
  await expect(thanks(page)).toBeFocused();
  expect(arrived()).toEqual([asJson()]);
});

test('no answer for 20 seconds: it may have arrived, and the page says no more than that', async ({
  page,
}) => {
  host.answers('never');
  await page.clock.install();
  await send(page);
  await expect.poll(arrived).toEqual([asJson()]);
  // The exact moment is a unit test's (components/contact/deliver.test.ts): this clock runs on by itself.
  await page.clock.fastForward(10_000);
  await expect(button(page, 'Sending…')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expectFailure(page, unconfirmed);
});

test('a connection that drops: it may have arrived', async ({ page }) => {
  host.answers('drop');
  await send(page);
  await expectFailure(page, unconfirmed);
});

test('an address that does not take messages from this site', async ({ page }) => {
  host.answers('refuse other sites');
  await send(page);
  await expectFailure(page, unconfirmed);
  expect(arrived()).toEqual([]);
});

test('an address that leads elsewhere is no success, and is not followed', async ({ page }) => {
  host.answers('lead elsewhere');
  await send(page);
  await expectFailure(page, unconfirmed);
  expect(host.elsewhere).toEqual([]);
});

test('no network: the message did not go out, and does once there is one', async ({
  page,
  complaints,
}) => {
  await page.goto(routes.contact);
  await waitForIslands(page);
  await writeMessage(page);
  await page.context().setOffline(true);
  await button(page, 'Send Message').click();
  await expectFailure(page, notSent);
  complaints.length = 0;
  await page.context().setOffline(false);
  await button(page, 'Try Again').click();
  await expect(thanks(page)).toBeFocused();
  expect(arrived()).toEqual([asJson()]);
});

test('two presses before React is there send one message', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.contact, { waitUntil: 'commit' });
  await writeMessage(page);
  await button(page, 'Send Message').click();
  await button(page, 'Send Message').click();
  release();
  await expect(thanks(page)).toBeVisible();
  expect(arrived()).toEqual([asJson()]);
});

test('a page may contact that address and no other one besides its own', async ({
  page,
  complaints,
}) => {
  await page.goto(routes.contact);
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        fetch('http://localhost:9/').catch(() => {});
      }),
  );
  expect(blocked).toBe('connect-src');
  complaints.length = 0;
});

test('by keyboard alone: written, sent, refused, tried again', async ({ page }) => {
  host.answers(400);
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
  await expect(button(page, 'Send Message')).toBeFocused();
  await keyboard.press('Enter');
  await expectFailure(page, notSent);
  for (const name of [formatPhone(business.phone), 'Send as a text', 'Send as an email']) {
    await keyboard.press('Tab');
    await expect(news(page).getByRole('link', { name })).toBeFocused();
  }
  await keyboard.press('Tab');
  await expect(button(page, 'Try Again')).toBeFocused();
  host.answers(200);
  await keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect(arrived()).toEqual([asJson()]);
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('what became of the message is in view, and axe finds nothing', async ({ page }) => {
    host.answers(500);
    await page.goto(routes.contact);
    await writeMessage(page);
    await button(page, 'Send Message').tap();
    await expectFailure(page, unconfirmed);
    await expect(news(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page);
    host.answers(200);
    await button(page, 'Try Again').tap();
    await expect(thanks(page)).toBeInViewport();
    await expectNoViolations(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('phone and email stand in the place of the form', async ({ page }) => {
    await page.goto(routes.contact);
    await expect(page.locator('form:visible')).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.locator(`a[href="${telHref(business.phone)}"]`).first()).toBeVisible();
    await expect(main.getByRole('link', { name: business.email })).toBeVisible();
  });
});

test('where the page has lost its script, there is no form either', async ({
  page,
  complaints,
}) => {
  await page.route(islandFiles, (route) => route.abort());
  await page.goto(routes.contact);
  await waitForFailure(page);
  await expect(page.locator('form:visible')).toHaveCount(0);
  complaints.length = 0;
});

test('every text follows: with an address nothing says that nothing is sent', () => {
  const { host: name } = new URL(scenario.delivery.address);
  const textsIn = (folder: string) =>
    new Map(readExport(folder, /\.html$/).pages.map(({ path, text }) => [path, text]));
  const delivering = textsIn(scenario.out);
  const pages = [routes.contact, routes.legal('privacy-policy')];
  const untrue = /nothing by itself|not deliver|send us nothing/;
  for (const path of pages) expect(delivering.get(path)).toContain(`by way of ${name}`);
  for (const [path, text] of delivering) expect(text, path).not.toMatch(untrue);
  test.skip(business.delivery !== undefined, 'the owner has messages delivered');
  const silent = textsIn('out');
  for (const path of pages) expect(silent.get(path)).toMatch(untrue);
  for (const [path, text] of silent) expect(text, path).not.toContain('by way of');
});
