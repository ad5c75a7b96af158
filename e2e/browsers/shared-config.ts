import { resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { lapsed, site } from '../sites/sites';
import { browserFlags, findBrowser } from './find-browser';

/** Where the second site is, in the runs that have it. */
export const lapsedOrigin = 'http://localhost:3220';

const serverOf = (env: typeof site, origin: string) => ({
  command: 'npm run serve',
  env: { PORT: new URL(origin).port, ...env },
  // A page of the business: another program on this port isn't taken for the site.
  url: `${origin}/areas/alder-falls/`,
  reuseExistingServer: !process.env['CI'],
  timeout: 300_000,
});
export const lapsedServer = serverOf(lapsed, lapsedOrigin);

const baseURL = 'http://localhost:3210';
const env = { ...process.env, FONTCONFIG_FILE: resolve('e2e/fonts.conf') };

/** What all runs of Playwright have in common, and the server of the made-up business's site. */
export const shared = {
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Playwright names a test that passes on the second try; the nightly run counts it as failed.
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: process.env['GITHUB_EVENT_NAME'] === 'schedule',
  // Tests wait for browsers now and then: on two cores, two workers leave a quarter idle.
  workers: 3,
  // More than Playwright allows: a busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    trace: 'on-first-retry',
    launchOptions: { executablePath: findBrowser(), args: browserFlags, env },
  },
  webServer: serverOf(site, baseURL),
} as const satisfies PlaywrightTestConfig;
