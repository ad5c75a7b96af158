/** @jest-environment node */
import { content, testPages } from './fixture';
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
const pageWithout = (sentence?: string) =>
  `<p>${sentences.filter((other) => other !== sentence).join(' ')}</p>`;

testPages(checkLaw, {
  // It does not matter where lines break.
  [pageWithout().replace('for each', 'for\n  each')]: [],
  ...Object.fromEntries(
    sentences.map((sentence) => [pageWithout(sentence), [`"${sentence}", found none`]]),
  ),
});
