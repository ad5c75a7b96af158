import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a script from package.json, with its output in this terminal; returns whether it succeeded.
 *
 * @param env what differs from the environment of this process.
 */
export function runScript(name: string, env: Record<string, string> = {}) {
  const options = { shell: true, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(`npm run ${name}`, options).status === 0;
}

/** Runs Next with its output in this terminal; returns its exit code, or null after a signal. */
export async function runNext(...args: string[]): Promise<number | null> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const command = ['node_modules/next/dist/bin/next', ...args];
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit', env }), 'close');
  return code;
}
