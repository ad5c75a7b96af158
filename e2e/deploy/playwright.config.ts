import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

const { webServer, ...config } = shared;

/** The tests of the deployment, which `npm run test:deploy` starts once their store stands. */
export default defineConfig({
  ...config,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/deploy/browser',
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/deploy.json' }]],
});
