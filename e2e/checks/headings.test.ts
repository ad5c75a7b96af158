import { parsePage } from './exported-page';
import { checkHeadings } from './headings';

const problems = (html: string) => checkHeadings([parsePage('/', html)]).problems;

it('takes one first heading and levels in their order', () => {
  expect(problems('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>')).toEqual([]);
});

it('finds a page without a first heading, and one with two', () => {
  expect(problems('<p>A</p>')).toEqual(['/: expected one h1, found 0']);
  expect(problems('<h1>A</h1><h1>B</h1>')).toEqual(['/: expected one h1, found 2']);
});

it('finds a level that is left out', () => {
  expect(problems('<h1>A</h1><h3>B</h3>')).toEqual([
    '/: expected at most an h2 as heading 2, found an h3',
  ]);
});
