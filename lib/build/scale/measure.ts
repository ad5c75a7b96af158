import { spawn } from 'node:child_process';
import { readProcesses, treeOf } from './processes';

/** What a command took. */
export interface Measured {
  seconds: number;
  /** The work of all its processes together, which others on the machine make no longer. */
  cpuSeconds: number;
  /** The most memory that its processes held together. */
  peakBytes: number;
  /** What it printed. */
  output: string;
}

/** How often memory is looked at, in milliseconds. */
const every = 250;

/**
 * Runs a command of this project's Node and watches it and all that it starts.
 *
 * @param environment what it knows besides the variables of this process.
 * @throws Error with what it printed when it fails.
 */
export async function measure(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Measured> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { env: { ...process.env, ...environment } });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const worked = new Map<number, number>();
  let peakBytes = 0;
  const look = () => {
    const tree = treeOf(readProcesses(), child.pid ?? 0);
    for (const { pid, cpuSeconds } of tree) worked.set(pid, cpuSeconds);
    peakBytes = Math.max(
      peakBytes,
      tree.reduce((sum, { bytes }) => sum + bytes, 0),
    );
  };
  const timer = setInterval(look, every);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  }).finally(() => clearInterval(timer));
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${output}${errors}`);
  const cpuSeconds = [...worked.values()].reduce((sum, value) => sum + value, 0);
  return { seconds, cpuSeconds, peakBytes, output };
}
