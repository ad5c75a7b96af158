import { gestureTable } from './gesture-table';

it('shows medians, and how many were lost', () => {
  const lines = gestureTable([
    { name: 'tap', page: [1700, 1500.4, 1600], next: [undefined, undefined, undefined] },
    { name: 'click', page: [300, undefined, 400], next: [500] },
  ]).split('\n');
  expect(lines[2]).toMatch(/^\| tap +\| 1600 +\| lost 3 of 3 +\|$/);
  expect(lines[3]).toMatch(/^\| click +\| 350, lost 1 of 3 +\| 500 +\|$/);
});
