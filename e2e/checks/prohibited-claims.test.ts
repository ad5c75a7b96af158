import { exportOf } from './exported-site';
import { checkProhibitedClaims } from './prohibited-claims';

const problems = (files: Record<string, string>) =>
  checkProhibitedClaims(exportOf(new Map(Object.entries(files)))).problems;
const inText = (text: string) => problems({ '/index.html': `<p>${text}</p>` });

it.each([
  'The notary does notarial acts: a notarization of any notarizable paper, by notaries.',
  'An FBI background check goes to the State Department. We do not give legal advice.',
  'No date can be guaranteed. I am not an attorney licensed to practice law in this state.',
  'Insurance forms, with the signature of the insured.',
])('lets pass: %s', (text) => {
  expect(inText(text)).toEqual([]);
});

it.each(['notario', 'Notaria', 'NOTÁRIO PÚBLICO', 'notaría', 'notarios'])(
  'finds the word %s in any file',
  (word) => {
    expect(problems({ '/data.json': `{"name":"${word}"}` })).toEqual([
      expect.stringMatching(
        /^\/data\.json: expected no word that both states forbid, found "n[oó]t[aá]r[ií]/i,
      ),
    ]);
  },
);

it('finds a forbidden word in the name of a file', () => {
  expect(problems({ '/icons/notario.svg': '<svg/>' })).toEqual([
    'the name of /icons/notario.svg: expected no word that both states forbid, found "notario"',
  ]);
});

it.each([
  ['Call a licensed notary.', 'licensed notary', 'a notary is commissioned, not licensed'],
  ['Legal services at home.', 'Legal services', 'only attorneys offer them'],
  ['A free consultation.', 'free consultation', 'there is nothing that a notary could consult on'],
  ['Apostille guaranteed.', 'Apostille guaranteed', 'no office and no time is ours to promise'],
  ['Court-approved.', 'Court-approved', 'no court approves a notary'],
  ['It is 100% valid.', '100% valid', 'a notary does not make a paper valid'],
  ['Bonded and insured.', 'Bonded and insured', 'no insurance is on record'],
  ['Background-checked.', 'Background-checked', 'no check of us is on record'],
  ['We review your will.', 'We review your', 'a notary may not'],
  ['Here we give legal advice.', 'we give legal advice', 'a notary may not'],
])('finds the claim in "%s"', (text, claim, because) => {
  expect(inText(text)).toEqual([`/: expected no claim such as "${claim}": ${because}`]);
});

it('looks for claims in what search results show too', () => {
  expect(problems({ '/index.html': '<title>Your insured notary</title>' })).toEqual([
    '/: expected no claim such as "insured notary": no insurance is on record',
  ]);
});
