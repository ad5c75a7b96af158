import { defineConfig } from '@playwright/test';
import { shared } from '../browsers/shared-config';

const port = 3211;

/** `npm run check:accessibility`: axe and the height of pages, on the site that goes live. */
export default defineConfig({
  ...shared,
  testDir: '.',
  projects: [{ name: 'live' }],
  outputDir: '../../test-results/live/browser',
  reporter: [['list'], ['json', { outputFile: '../../test-results/live.json' }]],
  use: { ...shared.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'npm run serve',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    timeout: 300_000,
  },
});
