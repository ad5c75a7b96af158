import { spawn } from 'node:child_process';
import type { Browser } from '@playwright/test';
import { routes } from '../../lib/routes';
import { site } from '../sites/sites';
import { imitateMaps } from './expectations';
import { visits } from './islands';
import { expect, test } from './test';

const dev = 'http://localhost:3500';
/** A page with islands of both kinds, and one that opens a box elsewhere. */
const path = routes.town('alder-falls');
/** How long a step may take on a machine with ten other things to do, in milliseconds. */
const slow = 180_000;

/** In the browser: whether React has reached the page's last element. */
const hasTheFooter = () =>
  Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react'));

/** The accessibility trees of the page's main, header and footer after each step of a visit. */
async function treesDuring(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(10_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await imitateMaps(page);
  await page.clock.setFixedTime(new Date('2026-11-24T18:00:00Z'));
  // Until then, React in development takes what a visitor opens for a mismatch.
  await page.goto(origin + path, { waitUntil: 'networkidle', timeout: slow });
  if (origin === dev) await page.waitForFunction(hasTheFooter, null, { timeout: slow });
  const trees: string[] = [];
  for (const { act, shown } of visits.get(path) ?? []) {
    // Repeated until it has its effect: the island may still be loading, or only just be done.
    await expect(async () => {
      if (await shown(page).isHidden()) await act(page);
      await expect(shown(page)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: slow });
    for (const role of ['main', 'banner', 'contentinfo'] as const) {
      trees.push((await page.getByRole(role).ariaSnapshot()).replaceAll(origin, ''));
    }
  }
  await page.close();
  expect(errors).toEqual([]);
  return trees;
}

/**
 * Under `next dev`, the page is one React tree; in the export, each island is hydrated separately.
 * Assistive technology must find the same page (decision 0007).
 */
test('development and export agree', async ({ browser, baseURL }) => {
  test.setTimeout(3 * slow);
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', '3500'], {
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
  try {
    await expect(async () => expect((await fetch(dev)).ok).toBe(true)).toPass({ timeout: slow });
    const inDev = await treesDuring(browser, dev);
    expect(inDev).not.toEqual([]);
    expect(await treesDuring(browser, String(baseURL))).toEqual(inDev);
  } finally {
    server.kill();
  }
});
