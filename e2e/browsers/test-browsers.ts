import { spawnSync } from 'node:child_process';
import { installPackages } from '../store/packages';

/**
 * `npm run test:cross-browser`: every template and every island in Chromium, Firefox and WebKitGTK.
 * Needs Debian; as root it installs what is missing.
 */
try {
  installPackages(['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth']);
  const command = 'npm run install:browser && npx playwright test -c e2e/browsers';
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
