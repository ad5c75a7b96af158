import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { folder } from './setup';

/** Programs that run until they are stopped, the last one first. */
export class Daemons {
  readonly #running: ChildProcess[] = [];

  start(program: string, ...args: readonly string[]): void {
    const log = openSync(join(folder, `${program}.log`), 'a');
    this.#running.push(spawn(program, args, { stdio: ['ignore', log, log] }));
  }

  async stop(): Promise<void> {
    for (const daemon of this.#running.splice(0).reverse()) {
      if (daemon.exitCode !== null) continue;
      const ended = new Promise((resolve) => daemon.once('exit', resolve));
      daemon.kill('SIGTERM');
      await Promise.race([ended, wait(3000)]);
      daemon.kill('SIGKILL');
    }
  }
}

/** @throws after half a minute in which the condition did not become true. */
export async function until(
  condition: string,
  isTrue: () => Promise<boolean> | boolean,
): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    if (await isTrue()) return;
    await wait(200);
  }
  throw new Error(`Waited in vain for half a minute until ${condition}.`);
}
