import { feeSentences } from '../../lib/pricing/fees';
import { states } from '../../lib/states';
import { content, testPages } from './checks.fixture';
import { checkLaw } from './law';

const { business, pages } = content;

const sentences = [
  states.ID.statement.words,
  'Idaho Code 51-125(4).',
  feeSentences(business, 'ID', pages.law),
  states.OR.statement.words,
  'ORS 194.350(4)(b).',
  feeSentences(business, 'OR', pages.law),
  pages.law.travel,
];
/** A script that has the sentence doesn't say it. */
const pageWithout = (sentence = '') =>
  `<p>${sentences.filter((other) => other !== sentence).join(' ')}</p><script>${sentence}</script>`;

testPages(checkLaw, {
  // It doesn't matter where lines break.
  [pageWithout().replaceAll(' ', '\n  ')]: [],
  ...Object.fromEntries(
    sentences.map((sentence) => [pageWithout(sentence), [`"${sentence}", found none`]]),
  ),
});
