import { spawnSync } from 'node:child_process';
import { installPackages } from '../store/packages';
import { findBrowser, headlessShell } from './find-browser';

/**
 * `npm run install:browser`: makes sure the tests have a browser, from Debian or else from
 * Playwright, and a typeface as wide as Arial: with a wider one, a page is longer than on any visitor's
 * device. With --all, also what `npm run test:cross-browser` needs, which only Debian has.
 */
// Only Debian has this one.
if (process.getuid?.() === 0) installPackages(headlessShell);
if (!findBrowser()) spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
if (!findBrowser()) installPackages('chromium');
if (lacksArial()) installPackages('fonts-liberation');
if (lacksArial()) {
  console.warn('No typeface as wide as Arial (Debian: fonts-liberation): size tests may fail.');
}
const isComplete =
  !process.argv.includes('--all') ||
  installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth');
const browser = findBrowser();
if (browser) {
  console.log(`Browser for the tests: ${browser}`);
} else {
  console.error('No browser for the tests: install Chromium or Chrome, or set BROWSER_PATH.');
}
if (!browser || !isComplete) process.exitCode = 1;

/** Whether fontconfig, if the machine has it, replaces Arial with a wider typeface. */
function lacksArial(): boolean {
  const { stdout } = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  return /DejaVu/.test(stdout ?? '');
}
