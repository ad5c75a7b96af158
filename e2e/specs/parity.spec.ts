import { type ChildProcess, spawn } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { content } from './site';
import { expect, test } from './test';

/**
 * Each island under `next dev`, where the page is one tree, and in the export, where it is hydrated by
 * itself: what a screen reader is told before a gesture and after it must be the same.
 */

const dev = 'http://localhost:3500';
const boise = routes.town('boise');
const main = (page: Page) => page.getByRole('main');
const click = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();

interface IslandVisit {
  name: string;
  path: string;
  width?: number;
  /** A gesture; made again where nothing has answered it yet. */
  act: (page: Page) => Promise<void>;
  /** What of it shows then. */
  effect: (page: Page) => Promise<void>;
}

const visits: readonly IslandVisit[] = [
  {
    name: 'the phone number',
    path: boise,
    act: (page) => click(page, /show the number/),
    effect: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'the fees',
    path: boise,
    act: (page) => click(page, /^Work out the fees/),
    effect: (page) => expect(page.locator('#price')).toBeVisible(),
  },
  {
    name: 'the map',
    path: boise,
    act: (page) => click(page, 'Show map'),
    effect: (page) => expect(page.locator('iframe')).toBeVisible(),
  },
  {
    name: 'the email address',
    path: routes.contact,
    act: (page) => click(page, 'Email Us'),
    effect: (page) =>
      expect(main(page).getByRole('link', { name: content.business.email })).toBeVisible(),
  },
  {
    name: 'the message',
    path: routes.contact,
    act: (page) => click(page, 'Send Message'),
    effect: (page) => expect(page.getByRole('alert').getByText('a problem')).toBeVisible(),
  },
  {
    name: 'the reviews',
    path: routes.home,
    act: (page) => click(page, 'Pause the slides'),
    effect: (page) => expect(page.getByRole('button', { name: 'Start the slides' })).toBeVisible(),
  },
  {
    name: 'the finder',
    path: routes.home,
    act: async (page) => {
      await page.getByRole('combobox').fill('');
      await page.getByRole('combobox').pressSequentially('melba');
    },
    effect: (page) => expect(page.getByRole('option')).not.toHaveCount(0),
  },
  {
    name: 'the search',
    path: routes.places,
    act: (page) => page.getByRole('searchbox').fill('zzz'),
    effect: (page) =>
      expect(page.getByRole('button', { name: 'Show all attractions' })).toBeVisible(),
  },
  {
    name: 'the list of what to bring',
    path: routes.service('loan-signing'),
    act: async (page) => {
      await page.getByRole('checkbox').first().check();
      await click(page, 'Untick all');
    },
    effect: (page) => expect(page.getByText('Nothing is ticked.')).toBeAttached(),
  },
  {
    name: 'a town without a page',
    path: '/areas/no-such-town/',
    act: async () => {},
    effect: (page) => expect(page.getByRole('heading', { level: 1 })).toContainText('No Such Town'),
  },
  {
    name: 'the button that shares',
    path: routes.services,
    act: (page) => page.getByRole('button', { name: 'Share this page' }).click(),
    effect: (page) => expect(page.getByText(/^(?:Link copied|Copy this address)/)).toBeVisible(),
  },
  {
    name: 'the menu',
    path: routes.services,
    width: 390,
    act: async (page) => {
      const summary = page.getByRole('banner').getByText('Menu');
      await page
        .getByRole('banner')
        .locator('details')
        .evaluate((menu) => menu.setAttribute('open', ''));
      await summary.focus();
      await page.keyboard.press('Escape');
    },
    effect: (page) =>
      expect(page.getByRole('banner').locator('details')).not.toHaveAttribute('open'),
  },
];

let server: ChildProcess;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', '3500'], {
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(dev).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 150_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  server.kill();
});

async function told(browser: Browser, origin: string, visit: IslandVisit): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: visit.width ?? 1280, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
  await page.clock.setFixedTime(new Date('2026-11-24T18:00:00Z'));
  await page.goto(origin + visit.path);
  await expect(async () => {
    await visit.act(page);
    await visit.effect(page);
  }).toPass({ timeout: 60_000 });
  const parts = [main(page), page.getByRole('banner'), page.getByRole('contentinfo')];
  const words = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  await page.close();
  // The browser itself reports the 404 of a page that is not there.
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  return words.map((text) => text.replaceAll(origin, ''));
}

for (const visit of visits) {
  test(`${visit.name} says the same`, async ({ browser, baseURL }) => {
    const inDev = await told(browser, dev, visit);
    expect(await told(browser, String(baseURL), visit)).toEqual(inDev);
  });
}
