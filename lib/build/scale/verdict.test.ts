/** @jest-environment node */
import { type Phase, phaseName } from './phase';
import { missedTargets } from './verdict';

const real = 36;

/** What was measured with so many towns: milliseconds and bytes of a page, memory in bytes. */
function measured(towns: number, milliseconds: number, bytes: number, peakBytes: number): Phase[] {
  const common = { towns, pages: towns * 5, seconds: (milliseconds * towns * 5) / 1000 };
  return [
    { ...common, name: phaseName.next, peakBytes },
    { ...common, name: phaseName.whole, bytes: bytes * towns * 5 },
  ];
}

// The real content has few pages for what any build costs, and counts for nothing here.
const small = measured(real, 120, 900_000, 9e8);
const middle = measured(360, 24, 140_000, 1e9);

it('has nothing to say of a table that meets the target', () => {
  expect(missedTargets([...small, ...middle, ...measured(3600, 25, 150_000, 1.5e9)], real)).toEqual(
    [],
  );
});

it('looks at the largest count', () => {
  expect(missedTargets([...measured(3600, 20, 140_000, 1e9), ...middle, ...small], real)).toEqual(
    [],
  );
  expect(missedTargets([...small, ...measured(360, 26, 151_000, 1e9)], real)).toEqual([
    'expected at most 25 ms a page with 360 towns, found 26.0',
    'expected at most 150.0 KB a page with 360 towns, found 151.0 KB',
  ]);
});

it('tells memory and time that grow', () => {
  const first = measured(360, 16, 140_000, 1e9);
  expect(missedTargets([...small, ...first, ...measured(3600, 21, 140_000, 1.6e9)], real)).toEqual([
    'expected memory to stay below 1.5 times the 1000 MB of 360 towns with 3600 towns, found 1600 MB',
    'expected a page to cost no more than 1.25 times the 16.0 ms of 360 towns with 3600 towns, found 21.0',
  ]);
});
