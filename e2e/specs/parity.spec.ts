import { type ChildProcess, spawn } from 'node:child_process';
import type { Browser } from '@playwright/test';
import { site } from '../sites/sites';
import { imitateMaps } from './expectations';
import { visits } from './islands';
import { expect, test } from './test';

/**
 * Each island under `next dev`, where the page is one React tree, and in the export, where each
 * island is hydrated separately: assistive technology must find the same page (decision 0007).
 */

const dev = 'http://localhost:3500';
let server: ChildProcess;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', '3500'], {
    env: {
      ...process.env,
      ...site,
      // Its own folder instead of the export's.
      SITE_OUT: 'out',
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: 'ignore',
  });
  await expect(async () => expect((await fetch(dev)).ok).toBe(true)).toPass({ timeout: 150_000 });
});

test.afterAll(() => server.kill());

/** The accessibility trees of the page's main, header and footer after each step of a visit. */
async function treesDuring(path: string, browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await imitateMaps(page);
  await page.clock.setFixedTime(new Date('2026-11-24T18:00:00Z'));
  // Before its scripts have run, React in development takes what a visitor opens for a mismatch.
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const trees: string[] = [];
  for (const { act, shown } of visits.get(path) ?? []) {
    // Repeated until it has its effect: the island may still be loading.
    await expect(async () => {
      await act(page);
      await expect(shown(page)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    for (const role of ['main', 'banner', 'contentinfo'] as const) {
      trees.push((await page.getByRole(role).ariaSnapshot()).replaceAll(origin, ''));
    }
  }
  await page.close();
  // The browser itself reports the 404 of the unknown town.
  expect(errors.filter((text) => !text.includes('status of 404'))).toEqual([]);
  return trees;
}

for (const path of visits.keys()) {
  test(`${path}: development and export agree`, async ({ browser, baseURL }) => {
    const inDev = await treesDuring(path, browser, dev);
    expect(await treesDuring(path, browser, String(baseURL))).toEqual(inDev);
  });
}
