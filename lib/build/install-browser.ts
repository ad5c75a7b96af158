import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser';

/**
 * `npm run install:browser`: makes sure that the tests have a browser. Where none is found it
 * takes Playwright's download, and where that cannot be reached Debian's package.
 */
const ways = [
  { command: 'npx playwright install chromium', possible: true },
  {
    command: 'apt-get update && apt-get install -y --no-install-recommends chromium',
    possible: process.getuid?.() === 0,
  },
];

for (const { command, possible } of ways) {
  if (findBrowser() || !possible) continue;
  console.log(`No browser for the tests yet: ${command}`);
  spawnSync(command, { stdio: 'inherit', shell: true });
}

const browser = findBrowser();
if (browser) {
  console.log(`Browser for the tests: ${browser}`);
} else {
  console.error(
    'No browser for the tests: install Chromium or Chrome, or name one in BROWSER_PATH.',
  );
  process.exitCode = 1;
}
