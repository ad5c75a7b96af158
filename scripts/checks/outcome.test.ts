import { absence, reportOf, unmet } from './outcome';

it('lists once what should not be there', () => {
  const problem = '/: expected no price, found "$5", "$10"';
  expect(absence('/', 'no price', ['$5', '$10', '$5'])).toBe(problem);
});

it('lets a step pass without problems, unless it had nothing to look at', () => {
  expect(reportOf('links', Array(12_345).fill(undefined))).toBe('✓ links: 12,345 as expected');
  expect(unmet([])).toEqual(['expected something to look at, found nothing']);
});

it('lists at most 20 problems and how many more there are', () => {
  const problems = Array.from({ length: 22 }, (_, index) => `problem ${index + 1}`);
  const lines = reportOf('links', [undefined, ...problems]).split('\n');
  expect(lines[0]).toBe('✗ links: 22 not as expected');
  expect(lines.slice(20)).toEqual(['    problem 20', '    and 2 more']);
});
