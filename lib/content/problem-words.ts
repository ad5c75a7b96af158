import { aPhoto } from '../schema/notary';
import { originInWords } from '../schema/urls';
import { issueWords } from './issue-words';
import { letterWords } from './unknown-letter';

type Words = readonly [expected: string, found: string];

interface Of {
  /** The value in the file. */
  value: string;
}

/** What each kind of problem expected and found, in words for the file's author. */
const kinds = {
  yaml: ({ message }: { message: string }) => ['well-formed YAML', message],
  schema: issueWords,
  letter: letterWords,
  'forbidden-word': ({ value }: Of) => ['no word that both states forbid', `"${value}"`],
  'false-claim': ({ value, because }: Of & { because: string }) => [
    `no such claim, because ${because}`,
    `"${value}"`,
  ],
  markdown: ({ value, expected }: Of & { expected: string }) => [expected, `"${value}"`],
  'unknown-field': ({ value }: Of) => ['a known field', `the unknown field "${value}"`],
  'unknown-name': ({ value, known }: Of & { known: readonly string[] }) => [
    `one of ${known.join(', ')} in braces`,
    `{${value}}`,
  ],
  'unknown-law': ({ value }: Of) => ['the key of a law in content/laws.yaml', `{${value}}`],
  'known-citation': ({ value, key }: Of & { key: string }) => [
    `{${key}}, the key of that law`,
    `"${value}"`,
  ],
  'unknown-citation': ({ value }: Of) => [
    'a record of that law in content/laws.yaml, and its key in braces',
    `"${value}"`,
  ],
  'missing-file': (_: object) => ['this file', 'none'],
  'file-name': ({ value, ending }: Of & { ending: string }) => [
    `a file name that is a slug (lowercase letters, digits, hyphens) with ${ending}`,
    `"${value}"`,
  ],
  'front-matter': ({ hasFirstLine }: { hasFirstLine: boolean }) => [
    'title, description and updated between two lines of ---',
    hasFirstLine ? 'only the first of these lines' : 'no such lines',
  ],
  origin: ({ value }: Of) => [originInWords, `"${value}"`],
  'over-cap': (of: { dollars: number; source: string; price: number }) => [
    `at most ${of.dollars} dollars (${of.source})`,
    String(of.price),
  ],
  'no-commission': ({ expired }: { expired: string | undefined }) => [
    `${expired ? 'a date that has not passed' : 'true'}: without this commission nothing on the site is true`,
    expired ?? 'false',
  ],
  reference: ({ value, kind }: Of & { kind: string }) => [`the slug of a ${kind}`, `"${value}"`],
  'own-neighbor': ({ value }: Of) => ['another town', `"${value}", the town itself`],
  duplicate: ({ value, kind, also }: Of & { kind: string; also: string }) => [
    `a unique ${kind}`,
    `"${value}", also in ${also}`,
  ],
  'taken-name': ({ value }: Of) => ['another file name', `"${value}", which the site has already`],
  'made-file': (_: object) => ['another name', 'a file that the build makes itself'],
  'file-kind': ({ endings }: { endings: readonly string[] }) => [
    `a file that ends with .${endings.join(', .')}`,
    'another kind of file',
  ],
  photo: ({ width, height, why }: { width: number; height: number; why: string }) => [
    `${aPhoto}, of at least ${width} by ${height} pixels`,
    why,
  ],
  'redirect-from-page': ({ value }: Of) => ['a path where the site has nothing', `"${value}"`],
  'redirect-to-nothing': ({ value }: Of) => ['the path of a page', `"${value}"`],
  'no-law': ({ value }: Of) => [`a record of ${value}`, 'none'],
  'few-words': ({ words, fewest }: { words: number; fewest: number }) => [
    `at least ${fewest} words of its own, in introduction, offices and attractions together`,
    String(words),
  ],
  'like-another': (of: { share: number; largest: number; other: string }) => [
    `text of its own: at most ${of.largest}% of its five-word runs in another town's texts`,
    `${of.share}% in those of ${of.other}`,
  ],
} satisfies Record<string, (values: never) => Words>;

type Kinds = typeof kinds;

/** A kind of problem by its code, with its values. */
export type Kind<Code extends keyof Kinds = keyof Kinds> = {
  [Each in Code]: { code: Each } & Parameters<Kinds[Each]>[0];
}[Code];

/** What a problem expected and found. */
export function wordsOf<Code extends keyof Kinds>(kind: Kind<Code>): Words {
  const table: { [Each in keyof Kinds]: (values: Kind<Each>) => Words } = kinds;
  return table[kind.code](kind);
}
