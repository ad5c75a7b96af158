import type { BusinessRecord } from '../schema/business';
import type { RecordName } from '../schema/commission';
import { awayStates, byState, homeState, type StateCode, stateNames } from '../states';
import { plainText } from '../text';
import type { TextFinding } from './problem';

/** Both states forbid these in whatever a notary publishes, with or without accents (decision 0004). */
export const forbiddenWord = /n[oó]t[aá]r[ií]o|\bn[oó]t[aá]r[ií]as?\b/gi;

/** What a notary is. Translated into Spanish, it becomes the word that both states forbid. */
export const officeTitle =
  /\b(?:commissioned\s+notar(?:y|ies)(?:\s+public)?|notar(?:y\s+publics?|ies\s+public))\b/gi;

/** What is expected in place of such a word. */
export const noForbiddenWord = 'no word that both states forbid';

/** What makes a claim true: a record of content/business, or a state's commission. */
type Proof = RecordName | StateCode;

interface Claim {
  words: RegExp;
  because: string;
  /** What makes it true, if anything does. */
  proof?: Proof;
}

const expired = 'the commission has expired';

/**
 * Claims that are false of this business in any sentence, each with the reason, and with what makes it
 * true, if anything does. Words that a true sentence may need too ("we do not give legal
 * advice", "FBI background check") are not listed.
 */
const falseClaims: readonly Claim[] = [
  {
    words:
      /\bcommissioned (?=(?:and \w+ )?notar)|\b(?:we|I)[’' ](?:re|m|are|am) commissioned\b|\bnotary public since\b/i,
    because: expired,
    proof: homeState,
  },
  ...awayStates.map((state) => ({
    words: new RegExp(`\\b(?:have|hold) an? ${stateNames[state]} commission\\b`, 'i'),
    because: expired,
    proof: state,
  })),
  { words: /licensed (?:\w+ )?notar(?:y|ies)/i, because: 'a notary is commissioned, not licensed' },
  {
    words: /licensed,? (?:and |& )?(?:bonded|(?:fully )?insured)/i,
    because: 'a notary is commissioned, not licensed',
  },
  {
    words: /certified (?:notary )?signing|NNA[- ]certified/i,
    because: 'no certificate is on record',
    proof: 'certification',
  },
  {
    words: /certified notar(?:y|ies)(?! signing)/i,
    because: 'a notary is commissioned, not certified',
  },
  { words: /legal[- ]services/i, because: 'only attorneys offer them' },
  {
    words: /\bwe (?:can |also )?(?:give|offer|provide) legal advice/i,
    because: 'a notary may not',
  },
  {
    words: /\bwe (?:can |will )?(?:draft|prepare|write|review) your/i,
    because: 'a notary may not',
  },
  {
    words: /\bwe (?:can |also )?help (?:you )?with (?:your )?immigration/i,
    because: 'a notary may not',
  },
  { words: /\bwe (?:can )?issue apostilles/i, because: 'the Secretary of State does' },
  { words: /free consultation/i, because: 'there is nothing a notary can consult on' },
  {
    words:
      /(?:apostille|acceptance|approval|satisfaction)s? guaranteed|guaranteed (?:acceptance|approval)|we guarantee/i,
    because: 'we cannot promise what an office will do, or when',
  },
  { words: /court[- ]approved/i, because: 'no court approves a notary' },
  { words: /100 ?% (?:valid|legal)/i, because: 'a notary does not make a document valid' },
  { words: /any document,? anywhere/i, because: 'the law limits both' },
  {
    words: /bonded (?:and|&) insured|fully insured|insured notary|we(?:’re|'re| are) insured/i,
    because: 'no insurance is on record',
    proof: 'insurance',
  },
  {
    words: /background[- ](?:checked|screened)/i,
    because: 'no background check of us is on record',
    proof: 'backgroundCheck',
  },
];

type Records = { [Field in 'commissions' | 'onRecord']?: BusinessRecord[Field] | undefined };

/** What is on record, each with its last day, such as 2026-11-20, if that is known. */
export type Proofs = { [Name in Proof]?: { through?: string | undefined } | undefined };

/** A commission that isn't held counts as one that has ended. */
export const proofsIn = ({ commissions, onRecord }: Records): Proofs => ({
  ...onRecord,
  ...byState((state) => {
    const { held = true, expires } = commissions?.[state] ?? {};
    return { through: held ? expires : '' };
  }),
});

/** The claims that nothing on record makes true, whatever the day, each with what is expected in its place. */
export const falseWith = (onRecord: Proofs) =>
  falseClaims
    .filter(({ proof }) => !(proof && onRecord[proof]))
    .map(({ words, because }) => ({ words, expected: `no such claim, because ${because}` }));

/** The claims that something on record makes true through a last day, each with that day. */
export const datedClaims = (onRecord: Proofs) =>
  falseClaims.flatMap(({ words, proof }) => {
    const through = proof && onRecord[proof]?.through;
    return through === undefined ? [] : [{ words, through }];
  });
export type DatedClaim = ReturnType<typeof datedClaims>[number];

/** Whether a text makes a claim; its lines are one on its page, and so are its links. */
export const makes = (text: string, { words }: Pick<Claim, 'words'>) =>
  words.test(plainText(text).replace(/\s+/g, ' '));

/** What no text of the site may say: what it is, where it first is, and why. */
export function prohibitedIn(text: string, onRecord: Proofs): TextFinding[] {
  // The lines of a text are one on its page.
  const onOneLine = text.replace(/\s/g, ' ');
  const prohibited = [{ words: forbiddenWord, expected: noForbiddenWord }, ...falseWith(onRecord)];
  return prohibited.flatMap(({ words, expected }) => {
    const [found] = onOneLine.matchAll(RegExp(words, 'gi'));
    return found ? [{ expected, found: `"${found[0]}"`, index: found.index }] : [];
  });
}
