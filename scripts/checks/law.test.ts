import { feeSentences } from '../../lib/pricing/fee-words';
import { stateCodes, states } from '../../lib/states';
import { content, problemsIn, testPages } from './checks.fixture';
import { lawChecks } from './law';

const { business, pages } = content;

const sentences = [
  ...stateCodes.flatMap((state) => {
    const { words, section } = states[state].statement;
    return [words, `${section}.`, feeSentences(business, state, pages.law)];
  }),
  pages.law.travel,
];
/** A script that has the sentence doesn't say it. */
const pageWithout = (sentence = '') =>
  `<p>${sentences.filter((other) => other !== sentence).join(' ')}</p><script>${sentence}</script>`;

testPages(lawChecks.law, {
  // It doesn't matter where lines break.
  [pageWithout().replaceAll(' ', '\n  ')]: [],
  ...Object.fromEntries(
    sentences.map((sentence) => [pageWithout(sentence), [`"${sentence}", found none`]]),
  ),
});

it.each([
  ['notario', 'notario'],
  ['NOTÁRIO PÚBLICO', 'NOTÁRIO'],
  ['notaría', 'notaría'],
])('reports the word %s in any file', (words, word) => {
  const problem = `expected no word that both states forbid, found "${word}"`;
  const files = { '/data.json': `{"name":"${words}"}`, '/icon.svg': '<svg/>' };
  expect(problemsIn(lawChecks['prohibited claims'], files)).toEqual([`/data.json: ${problem}`]);
});

testPages(lawChecks['prohibited claims'], {
  'The notary does notarial acts: a notarization of any notarizable paper, by notaries.': [],
  'An FBI background check goes to the State Department. We do not give legal advice.': [],
  'No date can be guaranteed. I am not an attorney licensed to practice law in this state.': [],
  'Insurance forms, with the signature of the insured.': [],
  'Call a licensed notary. Court-approved, 100% valid. Here we give legal advice.': [
    'no such claim, because a notary is commissioned, not licensed, found "licensed notary"',
    'no such claim, because a notary may not, found "we give legal advice"',
    'no such claim, because no court approves a notary, found "Court-approved"',
    'no such claim, because a notary does not make a document valid, found "100% valid"',
  ],
  '<title>Your insured notary</title>': [],
  '<title>An NNA-certified agent</title>': [
    'no such claim, because no certificate is on record, found "NNA-certified"',
  ],
});

testPages(lawChecks['title of the office'], {
  '<title>A notary public</title><p alt="a notary public">A <b translate="no">notary public</b></p>':
    [],
  '<p>A notary public</p><template>Commissioned  notary</template>': [
    'the title of the office to be marked translate="no", found "A notary public", "Commissioned notary"',
  ],
});
