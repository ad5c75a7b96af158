import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { formatPhone, telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { scenario } from '../scenario/scenario';
import { hostilePaths, wrongAnswers } from './hostile-paths';
import { content, templates } from './site';
import { expect, test, waitForFailure, waitForIslands } from './test';

const { phone } = content.business;
const visibleNumber = (page: Page) => page.locator(`a[href="${telHref(phone)}"]:visible`).first();
const numberButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /show the number/ })
    .first();
const popover = (page: Page) => page.getByRole('dialog', { name: 'Phone number' });

/** Lets pass what the browser itself says of the fault, and nothing else. */
function expectOnly(complaints: string[], fault: RegExp): void {
  expect(complaints.splice(0).filter((text) => !fault.test(text))).toEqual([]);
}

test.describe('what is late', () => {
  test('a font: the page reads at once, and nothing moves when it comes', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/areas/boise/', { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const before = await heading.boundingBox();
    release();
    await page.waitForLoadState('load');
    expect(await heading.boundingBox()).toEqual(before);
  });

  test('the host of the maps: the links and the address stay', async ({ page, complaints }) => {
    await page.route('https://www.google.com/**', () => {});
    await page.goto('/places/idaho-state-capitol/');
    await page.getByRole('button', { name: 'Show map' }).click();
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page.locator('main a[href*="google.com/maps"]:visible').first()).toBeVisible();
    await waitForIslands(page);
    await numberButton(page).click();
    await expect(popover(page)).toContainText(formatPhone(phone));
    // The frame was asked for, and is given up with the page.
    expectOnly(complaints, /google\.com/);
  });
});

test.describe('a browser that keeps nothing', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
  });

  for (const path of templates) {
    test(`${path} wakes all the same`, async ({ page }) => {
      await page.goto(path);
      await waitForIslands(page);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    });
  }

  test('takes a message', async ({ page }) => {
    await page.goto('/contact/');
    await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
    await page.getByLabel('Email', { exact: true }).fill('ann@example.com');
    await page.getByLabel('Phone', { exact: true }).fill('208 555 0100');
    await page.getByLabel('Message', { exact: true }).fill('A deed');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
  });
});

test.describe('offline after the page has come', () => {
  test('the number stands as a link', async ({ page, context, complaints }) => {
    await page.goto('/areas/boise/');
    await context.setOffline(true);
    await numberButton(page).click();
    await waitForFailure(page);
    await expect(visibleNumber(page)).toBeVisible();
    expectOnly(complaints, /ERR_INTERNET_DISCONNECTED|^failed: |Failed to fetch/);
  });

  test('what is awake works on', async ({ page, context }) => {
    await page.goto('/places/');
    await waitForIslands(page);
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('kuna');
    await expect(page.getByRole('search').getByRole('status')).toContainText(/\d/);
    await numberButton(page).click();
    await expect(popover(page)).toContainText(formatPhone(phone));
  });
});

test.describe('a deployment', () => {
  let host: Server;
  let address: string;
  let deploy: () => void;

  // A host that changes, as no route of Playwright's catches what the browser fetches ahead.
  test.beforeAll(async () => {
    let site = createSiteServer('out');
    host = createServer((request, response) => site.emit('request', request, response));
    address = `http://localhost:${await listen(host, 3240, true)}`;
    // From now on the host has the other build alone, as if nothing of the old one were kept.
    deploy = () => {
      site = createSiteServer(scenario.out);
    };
  });
  test.afterAll(() => host.close());
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(address) });

  test('while an old page sleeps leaves it with its number', async ({ page, complaints }) => {
    await page.goto('/areas/boise/');
    deploy();
    await numberButton(page).click();
    await expect(popover(page).or(visibleNumber(page)).first()).toBeVisible();
    expectOnly(complaints, /status of 404/);
  });

  test('between two clicks leads to the new page', async ({ page }) => {
    // The days off, which only the other build has, are told from two weeks before.
    await page.clock.setFixedTime(new Date('2026-12-20T12:00:00Z'));
    await page.goto('/');
    await waitForIslands(page);
    deploy();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact/');
    await expect(page.getByText('Closed from December 24, 2026')).toBeVisible();
    await waitForIslands(page);
    await numberButton(page).click();
    await expect(popover(page)).toContainText(formatPhone(phone));
  });
});

test('no hostile path leads out of the site, or to an error of the server', async ({ baseURL }) => {
  expect(hostilePaths).toHaveLength(400);
  expect(await wrongAnswers(String(baseURL), 'out')).toEqual([]);
});

for (const folder of ['/areas/', '/places/']) {
  test(`a hostile path below ${folder} shows how to call, and only the 404 is complained of`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    // A browser refuses some of them itself, and resolves others to a page, which hides its number
    // behind a button.
    const paths = hostilePaths.filter((path) => path.startsWith(folder));
    for (const path of paths.filter((path) => !path.startsWith(routes.town('boise')))) {
      const answer = await page.goto(path, { waitUntil: 'commit' }).catch(() => undefined);
      if (!answer || answer.status() === 400) continue;
      await expect(visibleNumber(page).or(numberButton(page)).first(), path).toBeVisible();
      expectOnly(complaints, /status of 4\d\d|ERR_ABORTED/);
    }
  });
}

for (const character of ['%00', '%01', '%1f', '%7f']) {
  test(`an address with ${character} does not hang the page`, async ({ page, complaints }) => {
    await page.goto(`/areas/x${character}y/`);
    await expect(page).toHaveTitle(/^Mobile notary in X/);
    await waitForIslands(page);
    await numberButton(page).click();
    await expect(popover(page)).toContainText(formatPhone(phone));
    expectOnly(complaints, /status of 404/);
  });
}

test.describe('what somebody has put into a page', () => {
  const foreign = `
    <script>window.ran = 'a script'</script>
    <script src="data:text/javascript,window.ran='an address'"></script>
    <script src="https://evil.example/a.js"></script>
    <img src="/no-such.png" alt="" onerror="window.ran = 'an error handler'">
    <svg onload="window.ran = 'a load handler'"></svg>
    <iframe srcdoc="<script>parent.ran = 'a frame'</script>"></iframe>
    <a id="foreign" href="javascript:window.ran='a link'" onclick="window.ran='a click handler'">x</a>
    <form id="form" action="https://evil.example/"><button>x</button></form>`;

  for (const path of templates) {
    test(`does not run on ${path}, and every island works`, async ({ page, complaints }) => {
      await page.route(path, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('</main>', `${foreign}</main>`);
        await route.fulfill({ response: answer, body });
      });
      await page.goto(path);
      await page.locator('#foreign').dispatchEvent('click');
      await page.evaluate(() => document.querySelector<HTMLFormElement>('#form')?.submit());
      await page.evaluate(() => {
        const late = document.createElement('script');
        late.text = "window.ran = 'a late script'";
        document.body.append(late);
      });
      // Five scripts, three handlers, the link and the form.
      const refused = () => complaints.filter((text) => text.includes('violates'));
      await expect.poll(refused).toHaveLength(10);
      expect(await page.evaluate(() => location.pathname)).toBe(path);
      await waitForIslands(page);
      // Without the mark the form and the map would be hidden.
      expect(await page.evaluate(() => document.documentElement.dataset['script'])).toBe('on');
      expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
      expectOnly(
        complaints,
        /violates|status of 404|^failed: https:\/\/evil|^outside: https:\/\/evil/,
      );
    });
  }
});
