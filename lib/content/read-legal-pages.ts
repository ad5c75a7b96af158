import { type LegalPage, legalPageHead, phoneToken } from '../schema/legal-page';
import { checkText } from './check-text';
import { splitFrontMatter } from './front-matter';
import type { TextFinding } from './problem';
import type { Reader } from './reader';
import { interpolate, type Variables } from './template-variables';
import { unknownLetter } from './unknown-letter';
import { withoutSentences } from './without-lapsed';

/** The valid files of content/legal, with their variables filled in but for the phone number. */
export function readLegalPages(reader: Reader, variables: Variables | undefined): LegalPage[] {
  return reader.filesIn('legal', '.md').flatMap(({ file, slug, text }) => {
    const parts = splitFrontMatter(text);
    if (!parts) {
      const letter = unknownLetter(text);
      const hasFirstLine = /^\s*---\s/.test(text);
      reader.findings.push(
        letter && !hasFirstLine
          ? { file, ...letter }
          : {
              file,
              expected: 'title, description and updated between two lines of ---',
              found: hasFirstLine ? 'only the first of these lines' : 'no such lines',
            },
      );
      return [];
    }
    const { head, above, body } = parts;
    const value = reader.parse(file, head, legalPageHead, variables);
    if (value === undefined || variables === undefined) return [];
    const known = { ...variables, phone: phoneToken };
    reader.report(file, above + body, [
      ...checkText(above + body, known, reader.onRecord, false),
      ...unfitMarkdown(above + body),
    ]);
    return [
      { ...value, slug, markdown: withoutSentences(interpolate(body, known), reader.lapsed) },
    ];
  });
}

/** What a text pasted from elsewhere may have that its page can't show, or mustn't. */
const unfit: readonly (readonly [found: RegExp, expected: string])[] = [
  [/^# .*/gm, 'headings below the title of the page (##)'],
  [/!\[[^\]]*\]\([^)]*\)?/g, 'no picture'],
  [/\]\((?!https?:|mailto:|tel:|[/#])[^)]*\)?/g, 'a link that begins with https:// or /'],
  // The second line of a table is below its heading.
  [/(?<=(?:^|\n\n))\|.*\n(?!\|[ :|-]+\n).*/g, 'a table with a line of headings'],
];

function unfitMarkdown(text: string): TextFinding[] {
  return unfit.flatMap(([found, expected]) =>
    [...text.matchAll(found)].map(({ 0: value, index }) => {
      return { expected, found: `"${value}"`, index };
    }),
  );
}
