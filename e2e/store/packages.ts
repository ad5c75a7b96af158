import { spawnSync } from 'node:child_process';

/** Installs missing Debian packages, if root runs it, and returns whether all are there now. */
export function installPackages(...names: readonly string[]): boolean {
  const list = names.join(' ');
  const install = `apt-get update && apt-get install -y --no-install-recommends ${list}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (command: string) =>
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  if (run(`dpkg -s ${list} 2>/dev/null`)) return true;
  const isRoot = process.getuid?.() === 0;
  const what = isRoot ? 'Installs Debian packages' : 'Only root can install Debian packages';
  console.log(`${what}: ${install}`);
  return isRoot && run(install);
}
