import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';

/**
 * `npm run install:browser`: makes sure that the tests have a browser, and a typeface that is as
 * wide as Arial: without one a page is longer than on any visitor's device. Where no browser is
 * found it takes Playwright's download, and where that cannot be reached Debian's package.
 */
const isRoot = process.getuid?.() === 0;
const apt = 'apt-get update && apt-get install -y --no-install-recommends';
const ways = [
  { needed: () => !findBrowser(), command: 'npx playwright install chromium', possible: true },
  { needed: () => !findBrowser(), command: `${apt} chromium fonts-liberation`, possible: isRoot },
  { needed: lacksArial, command: `${apt} fonts-liberation`, possible: isRoot },
];

/** Whether fontconfig, where a machine has it, puts a wider typeface in the place of Arial. */
function lacksArial(): boolean {
  const { stdout } = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  return /DejaVu/.test(stdout ?? '');
}

for (const { needed, command, possible } of ways) {
  if (!possible || !needed()) continue;
  console.log(`The tests need more than is here: ${command}`);
  spawnSync(command, { stdio: 'inherit', shell: true });
}

if (lacksArial()) {
  console.warn('No typeface as wide as Arial (Debian: fonts-liberation): tests of sizes may fail.');
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
