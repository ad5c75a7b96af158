import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Load {
  /** Answers a second. */
  rate: number;
  /** The 99th percentile of the time to an answer, in milliseconds. */
  slow: number;
}

/**
 * Asks for an address as fast as it is answered, with 32 connections on one thread, for five
 * seconds. What the answer weighs is up to its server.
 */
export async function load(url: string): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', '-c32', '-d5s', '--latency', '-H', 'Accept-Encoding: gzip'],
    url,
  ]);
  return readWrk(stdout);
}

/**
 * @param text what wrk prints.
 * @throws when an answer was an error: the numbers would be those of an error page.
 */
export function readWrk(text: string): Load {
  const rate = /^Requests\/sec:\s+([\d.]+)/m.exec(text)?.[1];
  const [, slow, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s)/m.exec(text) ?? [];
  if (!rate || !slow || /Non-2xx|Socket errors/.test(text)) {
    throw new Error(`wrk did not measure what it should: ${text}`);
  }
  return { rate: Number(rate), slow: Number(slow) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1) };
}
