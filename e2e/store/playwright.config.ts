import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';
import { siteOf } from './setup';

const { webServer, ...config } = shared;

/** The tests of `npm run test:deploy`, and the smoke tests on the site that they leave on the store. */
export default defineConfig({
  ...config,
  outputDir: '../../test-results/deploy/browser',
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  projects: [
    { name: 'deploy', testDir: '.' },
    {
      name: 'chromium',
      testDir: '../browsers',
      dependencies: ['deploy'],
      use: { baseURL: siteOf('visits') },
    },
  ],
  reporter: [['list'], ['json', { outputFile: '../../test-results/deploy.json' }]],
});
