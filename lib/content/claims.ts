import type { RecordName } from '../schema/on-record';
import type { TextFinding } from './problem';

/** Both states forbid these in whatever a notary publishes, with or without accents (decision 0004). */
export const forbiddenWord = /n[oó]t[aá]r[ií]o|\bn[oó]t[aá]r[ií]as?\b/gi;

/** What a notary is. Translated into Spanish, it becomes the word that both states forbid. */
export const officeTitle =
  /\b(?:commissioned\s+notar(?:y|ies)(?:\s+public)?|notar(?:y\s+publics?|ies\s+public))\b/gi;

/** What is expected in place of such a word, and of a false claim. */
export const noForbiddenWord = 'no word that both states forbid';
export const noSuchClaim = (because: string) => `no such claim, because ${because}`;

/**
 * Claims that are false of this business in any sentence, each with the reason, and with the record
 * that makes it true, if there is one. Words that a true sentence may need too ("we do not give legal
 * advice", "FBI background check") are not listed.
 */
const falseClaims: readonly (readonly [words: RegExp, because: string, unless?: RecordName])[] = [
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

/** The claims that are false with this on record. */
export const falseWith = (onRecord: OnRecord) =>
  falseClaims.filter(([, , name]) => !(name && name in onRecord));

/** What is on record, such as insurance: it makes some claims true. */
export type OnRecord = { [Name in RecordName]?: unknown };

/** What no text of the site may say: what it is, where it begins, and why. */
export function prohibitedIn(text: string, onRecord: OnRecord): TextFinding[] {
  const words = [...text.matchAll(forbiddenWord)].map(({ 0: value, index }) => {
    return { expected: noForbiddenWord, found: `"${value}"`, index };
  });
  // The lines of a text are one on its page.
  const onOneLine = text.replace(/\s/g, ' ');
  const claims = falseWith(onRecord).flatMap(([claim, because]) => {
    const found = claim.exec(onOneLine);
    if (!found) return [];
    return [{ expected: noSuchClaim(because), found: `"${found[0]}"`, index: found.index }];
  });
  return [...words, ...claims];
}
