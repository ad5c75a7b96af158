import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';
import { readStage } from './stage';

const { webServer, ...config } = shared;

/** The tests of the deployment, which `npm run test:deploy` starts once their store stands, and a visit to what they leave there. */
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
      use: { baseURL: readStage(process.env).sites['visits'] },
    },
  ],
  reporter: [['list'], ['json', { outputFile: '../../test-results/deploy.json' }]],
});
