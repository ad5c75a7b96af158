import { spawnSync } from 'node:child_process';
import { installPackages } from '../store/packages';
import { findBrowser, headlessShell } from './find-browser';

/**
 * `npm run install:browser`: makes sure the tests have a browser, from Debian or else Playwright,
 * and a typeface as wide as Arial: with a wider one, pages are longer than on a visitor's device.
 * With --all, also what `npm run test:cross-browser` needs, which only Debian has.
 */
if (process.getuid?.() === 0) installPackages(headlessShell);
if (!findBrowser()) spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
if (!findBrowser()) installPackages('chromium');
// The family that e2e/fonts.conf names, where the machine has fontconfig.
const typeface = ['-f', '%{family}', 'Liberation Sans'];
const { stdout } = spawnSync('fc-match', typeface, { encoding: 'utf8' });
if (stdout && !stdout.includes('Liberation Sans')) installPackages('fonts-liberation');
const isComplete =
  !process.argv.includes('--all') ||
  installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth');
const browser = findBrowser();
console.log(`Browser for the tests: ${browser || 'none. Install Chromium, or set BROWSER_PATH.'}`);
if (!browser || !isComplete) process.exitCode = 1;
