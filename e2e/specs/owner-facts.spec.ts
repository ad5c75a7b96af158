import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readExport } from '../checks/exported-site';
import { scenario } from '../scenario/scenario';
import { visitScenario } from './scenario-server';
import { content } from './site';
import { expect, test } from './test';

/** What the site shows only once the owner has filled it in (`npm run build:scenario`). */

const before = readExport('out', /\.html$/).pages;
const filledIn = readExport(scenario.out, /\.html$/).pages;
const notice = 'Closed from December 24, 2026 to December 26, 2026: Christmas';
const html = (folder: string, path: string) => readFileSync(`${folder}${path}index.html`, 'utf8');

test('days off, payments, languages, profiles and codes are not shown while they are placeholders', () => {
  const fields = ['closures', 'payments', 'languages', 'profiles', 'verification'];
  const { placeholders } = content.business;
  test.skip(!fields.every((field) => placeholders.includes(field)), 'the owner has filled in some');
  for (const { path, text } of before) {
    expect(text, path).not.toMatch(/Closed (?:on|from) |How can I pay/);
  }
  expect(html('out', '/')).not.toMatch(/specialOpening|paymentAccepted|sameAs|site-verification/);
});

test('once filled in, they are where visitors and search engines look', () => {
  const contact = filledIn.find(({ path }) => path === '/contact/');
  expect(contact?.text).toContain('How can I pay?Cash and Check');
  expect(contact?.text).toContain('Which languages do you speak?English');
  for (const { path, text } of filledIn) expect(text, path).toContain(notice);
  const home = html(scenario.out, '/');
  expect(home).toContain('"validFrom":"2026-12-24","validThrough":"2026-12-26"');
  expect(home).toContain('"paymentAccepted":["Cash","Check"]');
  expect(home).toContain('"sameAs":["https://profiles.example/notary"]');
  expect(home).toContain('<meta name="google-site-verification" content="google-code">');
  expect(home).toContain('<meta name="msvalidate.01" content="bing-code">');
});

test.describe('days off', () => {
  visitScenario(3300);

  const shownOn = async (page: Page, time: string) => {
    await page.clock.setFixedTime(new Date(time));
    await page.goto('/areas/boise/');
    return page.getByText(notice).isVisible();
  };

  test('are announced from two weeks before until they are over, by the day in Idaho', async ({
    page,
  }) => {
    expect(await shownOn(page, '2026-12-10T06:59:00Z')).toBe(false);
    expect(await shownOn(page, '2026-12-10T07:00:00Z')).toBe(true);
    expect(await shownOn(page, '2026-12-27T06:59:00Z')).toBe(true);
    expect(await shownOn(page, '2026-12-27T07:00:00Z')).toBe(false);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the next ones are announced with their dates', async ({ page }) => {
      await page.goto('/contact/');
      await expect(page.getByText(notice)).toBeVisible();
    });
  });
});
