import { aPhoto } from '../schema/notary';
import { originInWords } from '../schema/urls';
import { issueWords } from './issue-words';
import { letterWords } from './unknown-letter';

type Words = readonly [expected: string, found: string];

const quoted = (text: string): string => `"${text}"`;

/** What each kind of problem expected and found, in words for the file's author, from its values. */
const kinds = {
  yaml: ({ message }: { message: string }) => ['well-formed YAML', message],
  schema: issueWords,
  'unknown-field': ({ key }: { key: string }) => [
    'a known field',
    `the unknown field ${quoted(key)}`,
  ],
  letter: letterWords,
  'unknown-name': ({ name, known }: { name: string; known: readonly string[] }) => [
    `one of ${known.join(', ')} in braces`,
    `{${name}}`,
  ],
  'unknown-law': ({ name }: { name: string }) => [
    'the key of a law in content/laws.yaml',
    `{${name}}`,
  ],
  citation: ({ text, key }: { text: string; key: string | undefined }) => [
    key
      ? `{${key}}, the key of that law`
      : 'a record of that law in content/laws.yaml, and its key in braces',
    quoted(text),
  ],
  'missing-file': (_: object) => ['this file', 'none'],
  'file-name': ({ name, ending }: { name: string; ending: string }) => [
    `a file name that is a slug (lowercase letters, digits, hyphens) with ${ending}`,
    quoted(name),
  ],
  'front-matter': ({ hasFirstLine }: { hasFirstLine: boolean }) => [
    'title, description and updated between two lines of ---',
    hasFirstLine ? 'only the first of these lines' : 'no such lines',
  ],
  origin: ({ origin }: { origin: string }) => [originInWords, quoted(origin)],
  'over-cap': ({ dollars, source, price }: { dollars: number; source: string; price: number }) => [
    `at most ${dollars} dollars (${source})`,
    String(price),
  ],
  'no-commission': ({ expired }: { expired: string | undefined }) => [
    `${expired ? 'a date that has not passed' : 'true'}: without this commission nothing on the site is true`,
    expired ?? 'false',
  ],
  reference: ({ kind, value }: { kind: string; value: string }) => [
    kind === 'file' ? 'the path of a file in content/' : `the slug of a ${kind}`,
    quoted(value),
  ],
  'own-neighbor': ({ value }: { value: string }) => [
    'another town',
    `${quoted(value)}, the town itself`,
  ],
  duplicate: ({ kind, value, also }: { kind: string; value: string; also: string }) => [
    `a unique ${kind}`,
    `${quoted(value)}, also in ${also}`,
  ],
  'taken-name': ({ value }: { value: string }) => [
    'another file name',
    `${quoted(value)}, which the site has already`,
  ],
  'made-file': (_: object) => ['another name', 'a file that the build makes itself'],
  'file-kind': ({ endings }: { endings: readonly string[] }) => [
    `a file that ends with .${endings.join(', .')}`,
    'another kind of file',
  ],
  photo: ({ width, height, why }: { width: number; height: number; why: string }) => [
    `${aPhoto}, of at least ${width} by ${height} pixels`,
    why,
  ],
  check: ({ field, value }: { field: string; value: string }) => [
    `the ${field} of a check of this project`,
    quoted(value),
  ],
  'redirect-from-page': ({ from }: { from: string }) => [
    'a path without a page',
    `the page ${from}`,
  ],
  'redirect-to-nothing': ({ to }: { to: string }) => ['the path of a page', quoted(to)],
  'law-without-text': ({ key }: { key: string }) => [
    `a text that names {${key}}, or no such law`,
    'none',
  ],
  'no-law': ({ source }: { source: string }) => [
    'the key of a law in braces, such as {idaho51_125}(4)',
    quoted(source),
  ],
  'few-words': ({ words, fewest }: { words: number; fewest: number }) => [
    `at least ${fewest} words of its own, in introduction, offices and attractions together`,
    String(words),
  ],
  'like-another': (like: { share: number; largest: number; other: string }) => [
    `text of its own: at most ${like.largest}% of its five-word runs in another town's texts`,
    `${like.share}% in those of ${like.other}`,
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
