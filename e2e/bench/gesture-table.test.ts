import { gestureTable } from './gesture-table';

const cost = (milliseconds: number | undefined) => ({
  milliseconds,
  interaction: 120,
  bytes: 84_400,
  requests: 5,
});

it('shows medians, and how many were lost', () => {
  const lines = gestureTable([
    {
      name: 'tap',
      moment: 'early',
      costs: new Map([
        ['page', [cost(1700), cost(1500.4), cost(1600)]],
        ['before', [cost(undefined), cost(300), cost(undefined)]],
      ]),
    },
  ]).split('\n');
  expect(lines[0]).toContain('page: ms, longest interaction, KB, requests');
  expect(lines[2]).toMatch(
    /^\| tap, early +\| 1600, 120, 84, 5 +\| 300, 120, 84, 5, lost 2 of 3 +\|$/,
  );
});
