import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Has Next build and export the pages. If it can't, it says why, and the build ends. */
export async function runNext(): Promise<void> {
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const [status] = await once(next, 'close');
  if (status !== 0) process.exit(status ?? 1);
}
