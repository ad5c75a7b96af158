/** @jest-environment node */
import { content, problemsIn } from './fixture';
import { checkLaw } from './law';

const { ID, OR } = content.business.law;

const sentences = [
  ID.statement,
  'Idaho Code 51-125(4).',
  'Highest fee: $5 for each notarial act (Idaho Code 51-133).',
  OR.statement,
  'ORS 194.350(4)(b).',
  'Highest fee: $10 for each notarial act, $25 when an Oregon notary does it remotely (ORS 194.400).',
  'agreed with you before the trip',
];
const problems = (text: string) => problemsIn(checkLaw, { '/404.html': `<p>${text}</p>` });

it('accepts a page that says all of it, wherever its lines break', () => {
  expect(problems(sentences.join(' ').replace('for each', 'for\n  each'))).toEqual([]);
});

it.each(sentences)('reports a page that does not say "%s"', (sentence) => {
  expect(problems(sentences.filter((other) => other !== sentence).join(' '))).toEqual([
    `/404.html: expected "${sentence}", found no such words`,
  ]);
});
