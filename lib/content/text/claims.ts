import type { BusinessRecord } from '../../schema/business';
import type { RecordName } from '../../schema/commission';
import { awayStates, byState, homeState, type StateCode, stateNames } from '../../states';
import { plainText } from '../../text/prose';
import type { Mismatch } from '../problem';

/** Both states forbid these in what a notary publishes, with or without accents (decision 0004). */
export const forbiddenWord = /n[oó]t[aá]r[ií]o|\bn[oó]t[aá]r[ií]as?\b/gi;

/** What a notary is. Translated into Spanish, it becomes the word that both states forbid. */
export const officeTitle =
  /\b(?:commissioned\s+notar(?:y|ies)(?:\s+public)?|notar(?:y\s+publics?|ies\s+public))\b/gi;

export const noForbiddenWord = 'no word that both states forbid';

/** What makes a claim true: a record of content/business, or a state's commission. */
type Proof = RecordName | StateCode;

type Claim = readonly [pattern: RegExp, because: string, proof?: Proof];

const expired = 'the commission has expired';
const notLicensed = 'a notary is commissioned, not licensed';

/**
 * Claims that are false of this business in any sentence. Words that a true sentence may need too
 * ("we do not give legal advice", "FBI background check") are not listed.
 */
const falseClaims: readonly Claim[] = [
  [
    /\bcommissioned (?=(?:and \w+ )?notar)|\b(?:we|I)[’' ](?:re|m|are|am) commissioned\b|\bnotary public since\b/i,
    expired,
    homeState,
  ],
  ...awayStates.map((state): Claim => {
    const pattern = new RegExp(`\\b(?:have|hold) an? ${stateNames[state]} commission\\b`, 'i');
    return [pattern, expired, state];
  }),
  [/licensed (?:\w+ )?notar(?:y|ies)/i, notLicensed],
  [/licensed,? (?:and |& )?(?:bonded|(?:fully )?insured)/i, notLicensed],
  [/certified notar(?:y|ies)(?! signing)/i, 'a notary is commissioned, not certified'],
  [
    /certified (?:notary )?signing|NNA[- ]certified/i,
    'no certificate is on record',
    'certification',
  ],
  [/legal[- ]services/i, 'only attorneys offer them'],
  [/\bwe (?:can |also )?(?:give|offer|provide) legal advice/i, 'a notary may not'],
  [/\bwe (?:can |will )?(?:draft|prepare|write|review) your/i, 'a notary may not'],
  [/\bwe (?:can |also )?help (?:you )?with (?:your )?immigration/i, 'a notary may not'],
  [/\bwe (?:can )?issue apostilles/i, 'the Secretary of State does'],
  [/free consultation/i, 'there is nothing a notary can consult on'],
  [
    /(?:apostille|acceptance|approval|satisfaction)s? guaranteed|guaranteed (?:acceptance|approval)|we guarantee/i,
    'we cannot promise what an office will do, or when',
  ],
  [/court[- ]approved/i, 'no court approves a notary'],
  [/100 ?% (?:valid|legal)/i, 'a notary does not make a document valid'],
  [/any document,? anywhere/i, 'the law limits both'],
  [
    /bonded (?:and|&) insured|fully insured|insured notary|we(?:’re|'re| are) insured/i,
    'no insurance is on record',
    'insurance',
  ],
  [
    /background[- ](?:checked|screened)/i,
    'no background check of us is on record',
    'backgroundCheck',
  ],
];

type Records = { [Field in 'commissions' | 'onRecord']?: BusinessRecord[Field] | undefined };

/** What is on record, each with its last day, such as 2026-11-20, if that is known. */
export type Proofs = { [Name in Proof]?: { through?: string | undefined } | undefined };

/** What the files have on record. A commission that isn't held counts as one that has ended. */
export const proofsIn = ({ commissions, onRecord }: Records): Proofs => ({
  ...onRecord,
  ...byState((state) => {
    const { held = true, expires } = commissions?.[state] ?? {};
    return { through: held ? expires : '' };
  }),
});

/** The claims that something on record makes true through a last day, each with that day. */
export const datedClaims = (proofs: Proofs) =>
  falseClaims.flatMap(([pattern, , proof]) => {
    const through = proof && proofs[proof]?.through;
    return through === undefined ? [] : [{ pattern, through }];
  });
export type DatedClaim = ReturnType<typeof datedClaims>[number];

/** Whether a text makes a claim, even across lines or links, which a page shows as one line. */
export const makesClaim = (text: string, { pattern }: Pick<DatedClaim, 'pattern'>) =>
  pattern.test(plainText(text).replace(/\s+/g, ' '));

/** Finds each claim the site may not make, where it first is; a record allows one on any day. */
export function prohibitedIn(text: string, proofs: Proofs): Mismatch[] {
  // The lines of a text are one on its page.
  const onOneLine = text.replace(/\s/g, ' ');
  const unproven = falseClaims.filter(([, , proof]) => !(proof && proofs[proof]));
  const prohibited = [
    { pattern: forbiddenWord, expected: noForbiddenWord },
    ...unproven.map(([pattern, because]) => {
      return { pattern, expected: `no such claim, because ${because}` };
    }),
  ];
  return prohibited.flatMap(({ pattern, expected }) => {
    const [found] = onOneLine.matchAll(RegExp(pattern, 'gi'));
    return found ? [{ expected, found: `"${found[0]}"`, index: found.index }] : [];
  });
}
