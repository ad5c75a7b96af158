import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs those of these Debian packages that are missing. */
export function installPackages(names: readonly string[]): void {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Error(`Debian packages are missing, and only root can install them: ${command}`);
  }
  console.log(`Installing ${missing.join(', ')} from Debian.`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`The packages could not be installed: ${command}`);
}

function isInstalled(name: string): boolean {
  const { stdout } = spawnSync('dpkg', ['-s', name], { encoding: 'utf8' });
  return /^Status: install ok installed$/m.test(stdout ?? '');
}
