import type { Figures } from './lighthouse-report';
import { ratioTable, resultTable } from './result-tables';

const figures: Figures = {
  performance: 99.5,
  accessibility: 98,
  bestPractices: 97,
  seo: 96,
  fcp: 900.4,
  lcp: 1080.6,
  tbt: 12,
  cls: 0.0125,
  bytes: 34_049,
  requests: 4,
};
const summaries = [
  {
    page: '/contact/',
    medians: new Map([
      ['page', figures],
      ['floor', { ...figures, lcp: 1000, bytes: 30_000 }],
      ['next', { ...figures, lcp: 2161.2, bytes: 208_000, requests: 16 }],
    ]),
    faults: [],
  },
];

const cells = (line: string | undefined) => line?.split('|').map((cell) => cell.trim());

it('shows the medians of each variant in a line of its own', () => {
  const lines = resultTable(summaries).split('\n');
  expect(lines).toHaveLength(5);
  expect(cells(lines[2])?.slice(1, -1)).toEqual(
    '/contact/ page 100 98 97 96 900 1081 12 0.013 34.0 4'.split(' '),
  );
  expect(cells(lines[4])?.slice(1, 3)).toEqual(['/contact/', 'next']);
});

it('shows the page as a part of its floor and of every other variant', () => {
  const lines = ratioTable(summaries).split('\n');
  expect(cells(lines[2])?.slice(1, -1)).toEqual('/contact/ floor 1.08 1.13 1.00'.split(' '));
  expect(cells(lines[3])?.slice(1, -1)).toEqual('/contact/ next 0.50 0.16 0.25'.split(' '));
});
