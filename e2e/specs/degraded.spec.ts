import { createServer, type Server } from 'node:http';
import { formatPhone, telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { lapsed, site } from '../sites/sites';
import { imitateMaps } from './expectations';
import { closureNotice, lapsedContent } from './lapsed-content';
import { fillInMessage, sendButton } from './message-form';
import { emailButton, emailWords, numberButton, numberPopover } from './page-parts';
import { content, samplePages } from './site';
import { expect, expectOnly, test, waitForIslands } from './test';

/** A browser without storage, one that runs none of our scripts, and a deployment mid-visit. */

const { phone } = content.business;

test('each template works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  for (const path of samplePages) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForIslands(page);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    });
  }
  await page.goto(routes.contact);
  await fillInMessage(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
});

/** What keeps our scripts from running although scripts are on. */
const obstacles: Record<string, (headers: Record<string, string>, html: string) => string> = {
  'a policy from outside': (headers, html) => {
    headers['content-security-policy'] = "script-src 'none'";
    return html;
  },
  'an early script that the browser cannot parse': (_, html) =>
    html.replace(/<meta http-equiv="Content-Security[^>]*>/, '').replace('(()=>{', '(()=>{@'),
};
for (const [name, hinder] of Object.entries(obstacles)) {
  test(`${name} leaves phone, text and email`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of [routes.contact, routes.home]) {
      await page.route(path, async (route) => {
        const answer = await route.fetch();
        const headers = answer.headers();
        const body = hinder(headers, await answer.text());
        await route.fulfill({ response: answer, headers, body });
      });
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-script', 'on');
      await expect(page.locator(`main a[href="${telHref(phone)}"]:visible`).first()).toBeVisible();
      await expect(page.locator('a[href^="sms:"]:visible').first()).toBeVisible();
      await expect(emailWords(page)).toBeVisible();
      await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
      await expect(emailButton(page)).toHaveCount(0);
    }
    expectOnly(complaints, /violates|SyntaxError/);
  });
}

test.describe('a deployment', () => {
  let server: Server;
  let origin: string;
  let deploy: () => void;

  // A server that changes its site: page.route() does not see what the browser prefetches.
  test.beforeAll(async () => {
    let current = createSiteServer(site.out);
    server = createServer((request, response) => current.emit('request', request, response));
    origin = `http://localhost:${await listen(server, 3240)}`;
    // From then on it serves only the other build, as if no file from the old one had been kept.
    deploy = () => {
      current = createSiteServer(lapsed.out);
    };
  });
  test.afterAll(() => server.close());
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(origin) });

  test('leaves a page that is already open with its phone number', async ({ page, complaints }) => {
    await page.goto('/areas/alder-falls/');
    deploy();
    await numberButton(page).click();
    const link = page.locator(`a[href="${telHref(phone)}"]:visible`);
    await expect(numberPopover(page).or(link).first()).toBeVisible();
    expectOnly(complaints, /status of 404/);
  });

  test('between two clicks leads to the new page', async ({ page, complaints }) => {
    // Days off are announced two weeks ahead, and only the other build has some in 2026.
    await page.clock.setFixedTime(new Date('2026-12-20T12:00:00Z'));
    await imitateMaps(page);
    await page.goto(routes.home);
    await waitForIslands(page);
    deploy();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(routes.contact);
    await expect(page.getByText(closureNotice).first()).toBeVisible();
    await waitForIslands(page);
    await numberButton(page).click();
    const { phone: newPhone } = lapsedContent.business;
    await expect(numberPopover(page)).toContainText(formatPhone(newPhone));
    // The new pages have maps in view.
    expectOnly(complaints, /^outside: https:\/\/www\.google\.com\/maps/);
  });
});
