/** @jest-environment node */
import { parseProc, parsePs, readProcesses, treeOf } from './processes';

it('reads what Linux says of a process, whose name may hold blanks and brackets', () => {
  const status = 'Name:\tnext (v1)\nPPid:\t7\nVmHWM:\t  9000 kB\nVmRSS:\t  2000 kB\n';
  const stat = '12 (next (v1) x) S 7 12 12 0 -1 4194304 1 2 3 4 150 50 6 7 20 0 11 0 99';
  expect(parseProc(12, status, stat)).toEqual({
    pid: 12,
    parent: 7,
    bytes: 2_048_000,
    cpuSeconds: 2,
  });
});

it('reads what ps says elsewhere', () => {
  expect(parsePs('    1     0  1024\n  312     1     8\n')).toEqual([
    { pid: 1, parent: 0, bytes: 1_048_576, cpuSeconds: 0 },
    { pid: 312, parent: 1, bytes: 8192, cpuSeconds: 0 },
  ]);
});

it('follows a process to all that it has started, and to no other', () => {
  const processes = parsePs('1 0 1\n2 1 1\n3 2 1\n4 3 1\n5 1 1\n');
  expect(treeOf(processes, 2).map(({ pid }) => pid)).toEqual([2, 3, 4]);
  expect(treeOf(processes, 9)).toEqual([]);
});

// Windows has neither /proc nor ps.
const onUnix = process.platform === 'win32' ? it.skip : it;
onUnix('finds this process among those of the machine', () => {
  const own = readProcesses().find(({ pid }) => pid === process.pid);
  expect(own?.parent).toBe(process.ppid);
  expect(own?.bytes).toBeGreaterThan(10_000_000);
});
