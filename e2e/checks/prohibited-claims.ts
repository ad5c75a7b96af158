import type { ExportedSite } from './exported-site';
import { type Finding, pluralize } from './finding';

/** Both states forbid these in whatever a notary publishes, with accents or without (decision 0020). */
const forbidden = /n[oó]t[aá]r[ií]o|\bn[oó]t[aá]r[ií]as?\b/gi;

/**
 * Claims that are false of this business in whatever sentence they stand; words that a true
 * sentence may need too ("we do not give legal advice", "FBI background check") are not among them.
 */
const claims: readonly { words: RegExp; because: string }[] = [
  { words: /licensed (?:\w+ )?notar(?:y|ies)/i, because: 'a notary is commissioned, not licensed' },
  { words: /certified notar(?:y|ies)|NNA[- ]certified/i, because: 'no certificate is on record' },
  { words: /legal services/i, because: 'only attorneys offer them' },
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
  { words: /free consultation/i, because: 'there is nothing that a notary could consult on' },
  {
    words:
      /(?:apostille|acceptance|approval|satisfaction)s? guaranteed|guaranteed (?:acceptance|approval)|we guarantee/i,
    because: 'no office and no time is ours to promise',
  },
  { words: /court[- ]approved/i, because: 'no court approves a notary' },
  { words: /100 ?% (?:valid|legal)/i, because: 'a notary does not make a paper valid' },
  { words: /any document,? anywhere/i, because: 'the law sets limits to both' },
  {
    words: /bonded (?:and|&) insured|fully insured|insured notary|we(?:’re|'re| are) insured/i,
    because: 'no insurance is on record',
  },
  { words: /background[- ](?:checked|screened)/i, because: 'no check of us is on record' },
];

/** The forbidden words in no file and no name of one, the false claims in no text of a page. */
export function checkProhibitedClaims({ files, texts, pages }: ExportedSite): Finding {
  const inFiles = [
    ...[...files].map((file) => ({ where: `the name of ${file}`, text: file })),
    ...[...texts].map(([file, text]) => ({ where: file, text })),
  ];
  return {
    count: pages.length,
    checked: `${pluralize(texts.size, 'file')}, and ${pluralize(claims.length, 'claim')} on ${pluralize(pages.length, 'page')}`,
    problems: [
      ...inFiles.flatMap(({ where, text }) =>
        [...text.matchAll(forbidden)].map(
          ([word]) => `${where}: expected no word that both states forbid, found "${word}"`,
        ),
      ),
      ...pages.flatMap(({ path, title, description, text }) =>
        claims.flatMap(({ words, because }) => {
          const found = words.exec(`${title} ${description} ${text}`)?.[0];
          return found ? [`${path}: expected no claim such as "${found}": ${because}`] : [];
        }),
      ),
    ],
  };
}
