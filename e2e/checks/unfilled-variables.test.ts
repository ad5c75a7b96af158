import { parsePage } from './exported-page';
import { checkUnfilledVariables } from './unfilled-variables';

const problems = (html: string) => checkUnfilledVariables([parsePage('/', html)]).problems;

it('takes words, and braces that no person reads', () => {
  expect(problems('<p>A notary</p><script>var a = {brand}</script>')).toEqual([]);
});

it('finds a name in braces in the text and in the title', () => {
  expect(problems('<title>{brand}</title><p>At most {idahoFee}.</p>')).toEqual([
    '/: expected the words that {brand} stands for, found the name',
    '/: expected the words that {idahoFee} stands for, found the name',
  ]);
});
