import { counted, findingText } from './finding';

it('tells a step without problems in one line', () => {
  const checked = `${counted(12345, 'link')} on ${counted(1, 'page')}`;
  expect(findingText('links', { checked, problems: [] })).toBe('✓ links: 12,345 links on 1 page');
});

it('tells at most 20 problems and how many more there are', () => {
  const problems = Array.from({ length: 22 }, (_, index) => `problem ${index + 1}`);
  const lines = findingText('links', { checked: '1 page', problems }).split('\n');
  expect(lines[0]).toBe('✗ links: 22 problems (1 page)');
  expect(lines[20]).toBe('    problem 20');
  expect(lines.slice(21)).toEqual(['    and 2 more']);
});
