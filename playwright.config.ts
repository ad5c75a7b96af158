import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './e2e/browsers/find-browser';
import { site } from './e2e/sites/sites';
import type { Others } from './e2e/specs/others';

const port = 3210;
const builds = 'rehearsals.spec.ts';

/** The tests of the larger islands are run whole under translators and extensions as well. */
const larger = /(?:finder|inquiry|message-form|price).*\.spec\.ts/;
const others: Others[] = ['translator before', 'extension before'];

export default defineConfig<{ others: Others | undefined }>({
  testDir: 'e2e/specs',
  testMatch: '*.spec.ts',
  // Those that build a site come first, so that no run ends waiting for one of them alone.
  projects: [
    { name: 'rehearsals', testMatch: builds },
    { name: 'browser', testIgnore: builds },
    ...others.map((name) => ({ name, testMatch: larger, use: { others: name } })),
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Playwright names a test that passes on the second try; it counts as a failure in the nightly run.
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: process.env['GITHUB_EVENT_NAME'] === 'schedule',
  workers: 2,
  // Twice what Playwright allows: a busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      env: {
        ...process.env,
        FONTCONFIG_FILE: fileURLToPath(new URL('e2e/fonts.conf', import.meta.url)),
      },
      args: browserFlags,
    },
  },
  webServer: {
    command: 'npm start',
    env: { PORT: String(port), ...site.env },
    // A page of the made-up business: another program on this port isn't taken for the site.
    url: `http://localhost:${port}/areas/alder-falls/`,
    reuseExistingServer: !process.env['CI'],
    timeout: 300_000,
  },
});
