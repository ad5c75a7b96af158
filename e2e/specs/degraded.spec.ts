import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { formatPhone, telHref } from '../../lib/contact/phone';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { lapsed, site } from '../sites/sites';
import { closureNotice, lapsedContent } from './lapsed-server';
import { fillInMessage, sendButton } from './message-form';
import { answer, foundSome, numberButton, numberPopover, searchBox, term } from './page-parts';
import { content, templates } from './site';
import { expect, expectOnly, test, waitForFailure, waitForIslands } from './test';

/** A map that never answers, a browser without storage, no network, and a deployment mid-visit. */

const { phone } = content.business;
const visibleNumber = (page: Page) => page.locator(`a[href="${telHref(phone)}"]:visible`).first();

async function expectNumberAfterClick(page: Page, number = phone) {
  await numberButton(page).click();
  await expect(numberPopover(page)).toContainText(formatPhone(number));
}

test('each template works without storage and with an extension', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
    // Extensions add attributes, often before the page has loaded.
    const mark = () => {
      for (const element of [document.documentElement, document.body]) {
        element?.setAttribute('data-extension', 'on');
        element?.classList.add('extension');
      }
    };
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  });
  for (const path of templates) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForIslands(page);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
      await expect(page.locator('body')).toHaveAttribute('data-extension', 'on');
    });
  }
  await page.goto('/contact/');
  await fillInMessage(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
});

test('offline, an island that is still waiting gives way to its plain form', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/areas/alder-falls/');
  await context.setOffline(true);
  // A real click moves the mouse there first, which may be enough for the button to give way.
  await numberButton(page).dispatchEvent('click');
  await waitForFailure(page);
  await expect(visibleNumber(page)).toBeVisible();
  expectOnly(complaints, /ERR_INTERNET_DISCONNECTED|^failed: |Failed to fetch/);
});

test('offline, what was hydrated keeps working', async ({ page, context }) => {
  await page.goto('/places/');
  await waitForIslands(page);
  await context.setOffline(true);
  await searchBox(page).fill(term);
  await expect(answer(page)).toHaveText(foundSome);
  await expectNumberAfterClick(page);
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
    await expect(numberPopover(page).or(visibleNumber(page)).first()).toBeVisible();
    expectOnly(complaints, /status of 404/);
  });

  test('between two clicks leads to the new page', async ({ page }) => {
    // Days off are announced two weeks ahead, and only the other build has some in 2026.
    await page.clock.setFixedTime(new Date('2026-12-20T12:00:00Z'));
    await page.goto('/');
    await waitForIslands(page);
    deploy();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact/');
    await expect(page.getByText(closureNotice)).toBeVisible();
    await waitForIslands(page);
    await expectNumberAfterClick(page, lapsedContent.business.phone);
  });
});
