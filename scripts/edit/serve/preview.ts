import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The environment, without the keys to a store: the preview has no use for them. */
function withoutKeys() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^AWS_/.test(name)));
}

export interface Preview {
  /** Such as http://127.0.0.1:4174. */
  origin: string;
  /** Whether it answers. */
  isReady: () => boolean;
  /** Starts it again, for what it reads only at its start. */
  restart: () => void;
  stop: () => void;
}

/** Shows the site as content/ has it, by `next dev`: what is saved is on the page the next time it loads. */
export function startPreview(project: string, port: number): Preview {
  const origin = `http://127.0.0.1:${port}`;
  let isReady = false;
  let isStopped = false;
  let next: ChildProcess;

  const start = () => {
    const script = ['node_modules/next/dist/bin/next', 'dev', '-H', '127.0.0.1', '-p', `${port}`];
    next = spawn(process.execPath, script, {
      cwd: project,
      stdio: 'ignore',
      env: { ...withoutKeys(), NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    });
    const run = next;
    run.on('exit', () => {
      isReady = false;
      // It ends when a page it makes needs too much memory, and when it is told to.
      if (!isStopped && run === next) setTimeout(start, 1000);
    });
    void waitFor(() => run === next && run.exitCode === null);
  };
  const waitFor = async (isAlive: () => boolean) => {
    while (isAlive() && !isReady) {
      isReady = await fetch(origin).then(
        () => true,
        () => false,
      );
      if (!isReady) await new Promise((resolve) => setTimeout(resolve, 300));
    }
  };
  start();
  return {
    origin,
    isReady: () => isReady,
    restart: () => {
      isReady = false;
      next.kill();
    },
    stop: () => {
      isStopped = true;
      next.kill();
    },
  };
}
