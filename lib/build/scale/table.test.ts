/** @jest-environment node */
import { scaleTable } from './table';

it('puts the parts of one name below each other, each figure in its column', () => {
  const next = { name: 'Next', cpuSeconds: 30, peakBytes: 1.5e9 };
  const rows = scaleTable([
    { ...next, towns: 36, pages: 200, seconds: 20, files: 400, bytes: 20_000_000 },
    { name: 'a step', towns: 36, pages: 200, seconds: 0.5 },
    { ...next, towns: 360, pages: 2000, seconds: 60, files: 4000, bytes: 200_000_000 },
  ]).split('\n');
  expect(rows.map((row) => row.split(/\s{2,}/))).toEqual([
    [
      'part',
      'towns',
      'pages',
      'seconds',
      'CPU s',
      'ms a page',
      'peak MB',
      'files a page',
      'KB a page',
    ],
    ['Next', '36', '200', '20.0', '30.0', '100.00', '1500', '2.00', '100.0'],
    ['Next', '360', '2000', '60.0', '30.0', '30.00', '1500', '2.00', '100.0'],
    ['a step', '36', '200', '0.5', '2.50'],
  ]);
});
