import { findingText, pluralize, problemsOf } from './finding';

it('tells a step without problems in one line', () => {
  const checked = `${pluralize(12345, 'link')} on ${pluralize(1, 'page')}`;
  expect(findingText('links', { count: 12345, checked, problems: [] })).toBe(
    '✓ links: 12,345 links on 1 page',
  );
});

it('tells at most 20 problems and how many more there are', () => {
  const problems = Array.from({ length: 22 }, (_, index) => `problem ${index + 1}`);
  const lines = findingText('links', { count: 1, checked: '1 page', problems }).split('\n');
  expect(lines[0]).toBe('✗ links: 22 problems (1 page)');
  expect(lines[20]).toBe('    problem 20');
  expect(lines.slice(21)).toEqual(['    and 2 more']);
});

it('does not let a step pass that had nothing to look at', () => {
  const finding = { count: 0, checked: '0 links', problems: [] };
  expect(problemsOf(finding)).toHaveLength(1);
  expect(findingText('links', finding)).toBe(
    '✗ links: 1 problem (0 links)\n    expected something to look at, found nothing',
  );
});

it('tells a skipped step with its reason, neither as passed nor as failed', () => {
  const skipped = 'Java is not installed';
  const finding = { count: 0, checked: '0 files', problems: [], skipped };
  expect(problemsOf(finding)).toEqual([]);
  expect(findingText('html', finding)).toBe('- html: skipped, since Java is not installed');
});
