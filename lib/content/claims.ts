import type { BusinessRecord } from '../schema/business';
import type { RecordName } from '../schema/on-record';
import { homeState } from '../states';
import type { TextFinding } from './problem';

/** Both states forbid these in whatever a notary publishes, with or without accents (decision 0004). */
export const forbiddenWord = /n[oó]t[aá]r[ií]o|\bn[oó]t[aá]r[ií]as?\b/gi;

/** What a notary is. Translated into Spanish, it becomes the word that both states forbid. */
export const officeTitle =
  /\b(?:commissioned\s+notar(?:y|ies)(?:\s+public)?|notar(?:y\s+publics?|ies\s+public))\b/gi;

/** What is expected in place of such a word, and of a false claim. */
export const noForbiddenWord = 'no word that both states forbid';
export const noSuchClaim = (because: string) => `no such claim, because ${because}`;

/** What makes a claim true: a record of content/business, or the commission of the home state. */
type Proof = RecordName | 'commission';

interface Claim {
  words: RegExp;
  because: string;
  /** What makes it true, if anything does. */
  proof?: Proof | undefined;
}

/**
 * Claims that are false of this business in any sentence, each with the reason, and with what makes it
 * true, if anything does. Words that a true sentence may need too ("we do not give legal
 * advice", "FBI background check") are not listed.
 */
const rows: readonly (readonly [words: RegExp, because: string, proof?: Proof])[] = [
  [/\bcommissioned\b|\bnotary public since\b/i, 'the commission has expired', 'commission'],
  [/licensed (?:\w+ )?notar(?:y|ies)/i, 'a notary is commissioned, not licensed'],
  [
    /licensed,? (?:and |& )?(?:bonded|(?:fully )?insured)/i,
    'a notary is commissioned, not licensed',
  ],
  [
    /certified (?:notary )?signing|NNA[- ]certified/i,
    'no certificate is on record',
    'certification',
  ],
  [/certified notar(?:y|ies)(?! signing)/i, 'a notary is commissioned, not certified'],
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
const falseClaims = rows.map(([words, because, proof]): Claim => ({ words, because, proof }));

type Records = Pick<BusinessRecord, 'commissions' | 'onRecord'>;

/** What is on record, each with its last day, such as 2026-11-20, if that is known. */
export type Proofs = { [Name in Proof]?: { through?: string | undefined } | undefined };

export function proofsIn({ commissions, onRecord }: Records): Proofs {
  const { held, expires } = commissions[homeState];
  return { ...onRecord, commission: { through: held ? expires : '' } };
}

/** The claims that nothing on record makes true, whatever the day. */
export const falseWith = (onRecord: { [Name in Proof]?: unknown }) =>
  falseClaims.filter(({ proof }) => !(proof && onRecord[proof]));

/** The claims that something on record makes true through a last day, each with that day. */
export const datedClaims = (onRecord: Proofs) =>
  falseClaims.flatMap(({ words, because, proof }) => {
    const through = proof && onRecord[proof]?.through;
    return through === undefined ? [] : [{ words, because, through }];
  });
export type DatedClaim = ReturnType<typeof datedClaims>[number];

/** What no text of the site may say: what it is, where it begins, and why. */
export function prohibitedIn(text: string, onRecord: Proofs): TextFinding[] {
  const words = [...text.matchAll(forbiddenWord)].map(({ 0: value, index }) => {
    return { expected: noForbiddenWord, found: `"${value}"`, index };
  });
  return [...words, ...claimsIn(text, falseWith(onRecord))];
}

/** The claims that a text makes, each with the reason why it's false. */
export function claimsIn(text: string, claims: readonly Claim[]): TextFinding[] {
  // The lines of a text are one on its page.
  const onOneLine = text.replace(/\s/g, ' ');
  return claims.flatMap(({ words, because }) => {
    const found = words.exec(onOneLine);
    if (!found) return [];
    return [{ expected: noSuchClaim(because), found: `"${found[0]}"`, index: found.index }];
  });
}
