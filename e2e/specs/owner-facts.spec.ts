import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { readExport } from '../checks/exported-site';
import { scenario } from '../scenario/scenario';
import { content } from './site';
import { expect, test } from './test';

// What a site shows once the owner has supplied it (`npm run build:scenario`), and not before.
const before = readExport('out', /\.html$/).pages;
const supplied = readExport(scenario.out, /\.html$/).pages;
const notice = 'Closed from December 24, 2026 to December 26, 2026: Christmas';
const html = (folder: string, path: string) => readFileSync(`${folder}${path}index.html`, 'utf8');

test('days off, payments, languages, profiles and codes stand nowhere while they are samples', () => {
  const fields = ['closures', 'payments', 'languages', 'profiles', 'verification'];
  const samples = fields.filter((field) => content.business.placeholders.includes(field));
  test.skip(samples.length < fields.length, 'the owner has supplied some of them');
  for (const { path, text } of before) {
    expect(text, path).not.toMatch(/Closed (?:on|from) |How can I pay/);
  }
  expect(html('out', '/')).not.toMatch(/specialOpening|paymentAccepted|sameAs|site-verification/);
});

test('once supplied they stand where people and search engines look', () => {
  const contact = supplied.find(({ path }) => path === '/contact/');
  expect(contact?.text).toContain('How can I pay?Cash and Check');
  expect(contact?.text).toContain('Which languages do you speak?English');
  for (const { path, text } of supplied) expect(text, path).toContain(notice);
  const home = html(scenario.out, '/');
  expect(home).toContain('"validFrom":"2026-12-24","validThrough":"2026-12-26"');
  expect(home).toContain('"paymentAccepted":["Cash","Check"]');
  expect(home).toContain('"sameAs":["https://profiles.example/notary"]');
  expect(home).toContain('<meta name="google-site-verification" content="google-code">');
  expect(home).toContain('<meta name="msvalidate.01" content="bing-code">');
});

test.describe('the days off', () => {
  let server: Server;
  let address: string;

  test.beforeAll(async () => {
    server = createSiteServer(scenario.out);
    address = `http://localhost:${await listen(server, 3300, true)}`;
  });
  test.afterAll(() => server.close());
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(address) });

  const shownOn = async (page: Page, time: string) => {
    await page.clock.setFixedTime(new Date(time));
    await page.goto('/areas/boise/');
    return page.getByText(notice).isVisible();
  };

  test('are told from two weeks before, by the day in Idaho, until they are over', async ({
    page,
  }) => {
    expect(await shownOn(page, '2026-12-10T06:59:00Z')).toBe(false);
    expect(await shownOn(page, '2026-12-10T07:00:00Z')).toBe(true);
    expect(await shownOn(page, '2026-12-27T06:59:00Z')).toBe(true);
    expect(await shownOn(page, '2026-12-27T07:00:00Z')).toBe(false);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the next ones stand there with their date', async ({ page }) => {
      await page.goto('/contact/');
      await expect(page.getByText(notice)).toBeVisible();
    });
  });
});
