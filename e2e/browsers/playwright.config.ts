import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { shared } from './shared-config';

/** The smoke tests in three engines: `npm run test:cross-browser`. */
export default defineConfig({
  ...shared,
  outputDir: '../../test-results/engines/browser',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: [
    { name: 'chromium' },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        // The extended support release (ESR), as Debian installs it.
        launchOptions: { executablePath: '/usr/bin/firefox-esr' },
      },
    },
    // Driven by WebDriver; the browser that Playwright starts for each test stays unused.
    { name: 'webkit' },
  ],
  webServer: [
    shared.webServer,
    {
      name: 'WebKitGTK',
      command: 'xvfb-run -a WebKitWebDriver --port=4455',
      url: 'http://127.0.0.1:4455/status',
      // The window takes its style from gtk-3.0/gtk.css there.
      env: { XDG_CONFIG_HOME: fileURLToPath(new URL('.', import.meta.url)) },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    },
  ],
});
