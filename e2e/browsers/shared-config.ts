import { resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { site } from '../sites/sites';
import { browserFlags, findBrowser } from './find-browser';

const port = 3210;
const env = { ...process.env, FONTCONFIG_FILE: resolve('e2e/fonts.conf') };

/** What all runs of Playwright have in common, and the server of the made-up business's site. */
export const shared = {
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Playwright names a test that passes on the second try; it counts as a failure in the nightly run.
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: process.env['GITHUB_EVENT_NAME'] === 'schedule',
  // Tests wait for a browser part of the time: on two cores, two workers leave a quarter of them idle.
  workers: 3,
  // More than Playwright allows: a busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
    launchOptions: { executablePath: findBrowser(), args: browserFlags, env },
  },
  webServer: {
    command: 'npm start',
    env: { PORT: String(port), ...site.env },
    // A page of the made-up business: another program on this port isn't taken for the site.
    url: `http://localhost:${port}/areas/alder-falls/`,
    reuseExistingServer: !process.env['CI'],
    timeout: 300_000,
  },
} as const satisfies PlaywrightTestConfig;
