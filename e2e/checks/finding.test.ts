import { findingText, problemsOf } from './finding';

it('reports a step without problems in one line', () => {
  expect(findingText('links', { count: 12345, unit: 'link', problems: [] })).toBe(
    '✓ links: 12,345 links',
  );
});

it('lists at most 20 problems and how many more there are', () => {
  const problems = Array.from({ length: 22 }, (_, index) => `problem ${index + 1}`);
  const lines = findingText('links', { count: 1, unit: 'page', problems }).split('\n');
  expect(lines[0]).toBe('✗ links: 22 problems in 1 page');
  expect(lines[20]).toBe('    problem 20');
  expect(lines.slice(21)).toEqual(['    and 2 more']);
});

it('does not let a step pass that had nothing to look at', () => {
  const finding = { count: 0, unit: 'link', problems: [] };
  expect(problemsOf(finding)).toHaveLength(1);
  expect(findingText('links', finding)).toBe(
    '✗ links: 1 problem in 0 links\n    expected something to look at, found nothing',
  );
});

it('reports a skipped step with its reason, neither as passed nor as failed', () => {
  const finding = { count: 0, unit: 'file', problems: [], skipped: 'Java is not installed' };
  expect(problemsOf(finding)).toEqual([]);
  expect(findingText('html', finding)).toBe('- html: skipped because Java is not installed');
});
