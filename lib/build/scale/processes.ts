import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A process of the machine, as it is now. */
export interface Process {
  pid: number;
  parent: number;
  /** What of it stands in memory; pages that processes share count for each. */
  bytes: number;
  /** How long it has worked; 0 where the system does not say it in fractions of a second. */
  cpuSeconds: number;
}

/** Linux counts the time of processes in hundredths of a second for every program (man 7 time). */
const ticksPerSecond = 100;

export function readProcesses(): Process[] {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

function fromProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
        return [parseProc(Number(pid), read('status'), read('stat'))];
      } catch {
        // It has ended since the folder was read.
        return [];
      }
    });
}

/** @param stat fields parted by blanks behind a name in brackets, which may hold blanks itself. */
export function parseProc(pid: number, status: string, stat: string): Process {
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Fields 14 and 15 of man 5 proc: in the program and in the system; the third comes first here.
  const ticks = Number(fields[11]) + Number(fields[12]);
  return {
    pid,
    parent: field('PPid'),
    bytes: field('VmRSS') * 1024,
    cpuSeconds: ticks / ticksPerSecond,
  };
}

function fromPs(): Process[] {
  return parsePs(execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }));
}

export function parsePs(lines: string): Process[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [pid = 0, parent = 0, kibibytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, bytes: kibibytes * 1024, cpuSeconds: 0 };
    });
}

/** A process and all that it has started, and they. */
export function treeOf(processes: readonly Process[], root: number): Process[] {
  const tree = processes.filter(({ pid }) => pid === root);
  // What is added is looked at too, later in the same loop.
  for (const { pid } of tree) tree.push(...processes.filter(({ parent }) => parent === pid));
  return tree;
}
