import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';
import { firefoxProgram } from './engines';

/** The smoke tests in three engines: `npm run test:cross-browser`. */
export default defineConfig({
  ...shared,
  testDir: '.',
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
