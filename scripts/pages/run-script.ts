import { spawnSync } from 'node:child_process';

/**
 * Runs a script from package.json, with its output in this terminal.
 *
 * @param env what differs from the environment of this process.
 * @param cwd the project's folder.
 * @returns whether it succeeded.
 */
export function runScript(name: string, env: Record<string, string> = {}, cwd = '.') {
  const options = { shell: true, stdio: 'inherit', env: { ...process.env, ...env }, cwd } as const;
  return spawnSync(`npm run ${name}`, options).status === 0;
}
