import { spawnSync } from 'node:child_process';
import { installPackages } from '../store/packages';
import { findBrowser, headlessShell } from './find-browser';

/**
 * `npm run install:browser`: makes sure the tests have a browser, from Debian or else from
 * Playwright, and a typeface as wide as Arial: with a wider one, a page is longer than on any visitor's
 * device. With --all, also what `npm run test:cross-browser` needs, which only Debian has.
 */
if (process.getuid?.() === 0) installPackages(headlessShell);
if (!findBrowser()) spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
if (!findBrowser()) installPackages('chromium');
// What fontconfig, if the machine has it, shows in place of Arial.
const { stdout } = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
if (/DejaVu/.test(stdout)) installPackages('fonts-liberation');
const isComplete =
  !process.argv.includes('--all') ||
  installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth');
const browser = findBrowser();
console.log(`Browser for the tests: ${browser || 'none. Install Chromium, or set BROWSER_PATH.'}`);
if (!browser || !isComplete) process.exitCode = 1;
