import { defineConfig } from '@playwright/test';
import { firefoxProgram } from '../../lib/build/engines';
import shared from '../../playwright.config';

/** The smoke tests in three engines: `npm run test:browsers`. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/engines/browser',
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: [
    { name: 'chromium' },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefoxProgram },
      },
    },
    // Driven by WebDriver; the browser of Playwright's that comes with each test is not used.
    { name: 'webkit' },
  ],
});
