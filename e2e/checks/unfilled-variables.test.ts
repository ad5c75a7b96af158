/** @jest-environment node */
import { problemsOnPage } from './fixture';
import { checkUnfilledVariables } from './unfilled-variables';

it.each([
  ['<p>A notary</p><script>var a = {brand}</script>', []],
  ['<title>{brand}</title>', ['/: expected the value of {brand}, found its name']],
  ['<p>At most {idahoFee}.</p>', ['/: expected the value of {idahoFee}, found its name']],
])('in %s reports %j', (html, problems) => {
  expect(problemsOnPage(checkUnfilledVariables, html)).toEqual(problems);
});
