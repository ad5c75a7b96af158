import { type ChildProcess, spawn } from 'node:child_process';
import type { Browser } from '@playwright/test';
import { type IslandVisit, islandVisits } from './parity-visits';
import { expect, test } from './test';

/**
 * Each island under `next dev`, where the page is one React tree, and in the export, where each
 * island is hydrated separately: assistive technology must find the same page (decision 0017).
 */

const dev = 'http://localhost:3500';
let server: ChildProcess;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', '3500'], {
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(dev).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 150_000 }).toBe(true);
});

test.afterAll(() => {
  server.kill();
});

/** The accessibility tree of the page after the visit: its main part, header and footer. */
async function treeAfter(visit: IslandVisit, browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: visit.width ?? 1280, height: 900 } });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
  await page.clock.setFixedTime(new Date('2026-11-24T18:00:00Z'));
  // Before its scripts have run, React in development takes what a visitor opens for a mismatch.
  await page.goto(origin + visit.path, { waitUntil: 'networkidle' });
  await expect(async () => {
    await visit.act(page);
    await visit.effect(page);
  }).toPass({ timeout: 60_000 });
  const parts = (['main', 'banner', 'contentinfo'] as const).map((role) => page.getByRole(role));
  const trees = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  await page.close();
  // The browser itself reports the 404 of the unknown town.
  expect(errors.filter((text) => !text.includes('status of 404'))).toEqual([]);
  return trees.map((tree) => tree.replaceAll(origin, ''));
}

for (const visit of islandVisits) {
  test(`${visit.name}: development and export agree`, async ({ browser, baseURL }) => {
    const inDev = await treeAfter(visit, browser, dev);
    expect(await treeAfter(visit, browser, String(baseURL))).toEqual(inDev);
  });
}
