/** @jest-environment node */
import { problemsOnPage } from './fixture';
import { checkHeadings } from './headings';

it.each([
  ['<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>', []],
  ['<p>A</p>', ['/: expected one h1, found 0']],
  ['<h1>A</h1><h1>B</h1>', ['/: expected one h1, found 2']],
  ['<h1>A</h1><h3>B</h3>', ['/: expected at most an h2 as heading 2, found an h3']],
])('in %s reports %j', (html, problems) => {
  expect(problemsOnPage(checkHeadings, html)).toEqual(problems);
});
