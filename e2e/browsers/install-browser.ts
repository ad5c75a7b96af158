import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';

/**
 * `npm run install:browser`: makes sure that the tests have a browser, from Playwright or else from
 * Debian, and a typeface as wide as Arial: with a wider one, a page is longer than on any visitor's
 * device.
 */
const isRoot = process.getuid?.() === 0;
const apt = 'apt-get update && apt-get install -y --no-install-recommends';
const installations = [
  { isNeeded: () => !findBrowser(), command: 'npx playwright install chromium' },
  { isNeeded: () => isRoot && !findBrowser(), command: `${apt} chromium fonts-liberation` },
  { isNeeded: () => isRoot && lacksArial(), command: `${apt} fonts-liberation` },
];

/** Whether fontconfig, if the machine has it, replaces Arial with a wider typeface. */
function lacksArial(): boolean {
  const { stdout } = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  return /DejaVu/.test(stdout ?? '');
}

for (const { isNeeded, command } of installations) {
  if (!isNeeded()) continue;
  console.log(`The tests need more than is installed: ${command}`);
  spawnSync(command, { stdio: 'inherit', shell: true });
}

if (lacksArial()) {
  console.warn('No typeface as wide as Arial (Debian: fonts-liberation): tests of sizes may fail.');
}
const browser = findBrowser();
if (browser) {
  console.log(`Browser for the tests: ${browser}`);
} else {
  console.error('No browser for the tests: install Chromium or Chrome, or set BROWSER_PATH.');
  process.exitCode = 1;
}
