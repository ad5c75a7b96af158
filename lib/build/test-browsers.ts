import { spawnSync } from 'node:child_process';
import { enginePackages } from './engines';
import { installPackages } from './object-store/packages';

/**
 * `npm run test:browsers`: every template and every island in Chromium, Firefox and WebKitGTK.
 * Needs Debian; as root it installs what is missing.
 */
try {
  installPackages(enginePackages);
  const command = 'npm run install:browser && npx playwright test -c e2e/engines';
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
