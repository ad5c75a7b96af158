/** @jest-environment node */
import { problemsIn, problemsOnPage } from './fixture';
import { checkProhibitedClaims } from './prohibited-claims';

it.each([
  'The notary does notarial acts: a notarization of any notarizable paper, by notaries.',
  'An FBI background check goes to the State Department. We do not give legal advice.',
  'No date can be guaranteed. I am not an attorney licensed to practice law in this state.',
  'Insurance forms, with the signature of the insured.',
])('accepts: %s', (text) => {
  expect(problemsOnPage(checkProhibitedClaims, `<p>${text}</p>`)).toEqual([]);
});

it.each([
  ['notario', 'notario'],
  ['Notaria', 'Notaria'],
  ['NOTÁRIO PÚBLICO', 'NOTÁRIO'],
  ['notaría', 'notaría'],
  ['notarios', 'notario'],
])('reports the word %s in any file and in the name of a file', (words, word) => {
  const problem = `expected no word that both states forbid, found "${word}"`;
  const files = { '/data.json': `{"name":"${words}"}`, [`/${words}.svg`]: '<svg/>' };
  expect(problemsIn(checkProhibitedClaims, files)).toEqual([
    `the name of /${words}.svg: ${problem}`,
    `/data.json: ${problem}`,
  ]);
});

it.each([
  ['<p>Call a licensed notary.', 'licensed notary', 'a notary is commissioned, not licensed'],
  ['<p>Legal services at home.', 'Legal services', 'only attorneys offer them'],
  [
    '<p>A free consultation.',
    'free consultation',
    'there is nothing that a notary could consult on',
  ],
  ['<p>Apostille guaranteed.', 'Apostille guaranteed', 'no office is ours to promise'],
  ['<p>Court-approved.', 'Court-approved', 'no court approves a notary'],
  ['<p>It is 100% valid.', '100% valid', 'a notary does not make a document valid'],
  ['<p>Bonded and insured.', 'Bonded and insured', 'no insurance is on record'],
  ['<title>Your insured notary</title>', 'insured notary', 'no insurance is on record'],
  ['<p>Background-checked.', 'Background-checked', 'no background check of us is on record'],
  ['<p>We review your will.', 'We review your', 'a notary may not'],
  ['<p>Here we give legal advice.', 'we give legal advice', 'a notary may not'],
])('reports the claim in %s', (html, claim, because) => {
  expect(problemsOnPage(checkProhibitedClaims, html)).toEqual([
    `/: expected no claim such as "${claim}": ${because}`,
  ]);
});
