import { createServer, type Server } from 'node:http';
import { formatPhone, telHref } from '../../lib/contact/phone';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { lapsed, site } from '../sites/sites';
import { imitateMaps } from './expectations';
import { closureNotice, lapsedContent } from './lapsed-content';
import { fillInMessage, sendButton } from './message-form';
import { numberButton, numberPopover } from './page-parts';
import { content, templates } from './site';
import { expect, expectOnly, test, waitForIslands } from './test';

/** A browser without storage, and a deployment mid-visit. */

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
  for (const path of templates) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForIslands(page);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    });
  }
  await page.goto('/contact/');
  await fillInMessage(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
});

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
    await page.goto('/');
    await waitForIslands(page);
    deploy();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact/');
    await expect(page.getByText(closureNotice)).toBeVisible();
    await waitForIslands(page);
    await numberButton(page).click();
    const { phone: newPhone } = lapsedContent.business;
    await expect(numberPopover(page)).toContainText(formatPhone(newPhone));
    // The new pages have maps in view.
    expectOnly(complaints, /^outside: https:\/\/www\.google\.com\/maps/);
  });
});
