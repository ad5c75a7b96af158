import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Programs that run until they are stopped, the last one first. */
export class Daemons {
  readonly #running: ChildProcess[] = [];

  /** @param log the file that gets what the program prints. */
  start(program: string, args: readonly string[], log: string): void {
    const output = openSync(log, 'a');
    this.#running.push(spawn(program, args, { stdio: ['ignore', output, output] }));
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

/**
 * Asks until the answer is yes.
 *
 * @throws after half a minute, with `what` that did not happen.
 */
export async function until(what: string, ask: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    if (await ask()) return;
    await wait(200);
  }
  throw new Error(`Waited for half a minute in vain: ${what}.`);
}
