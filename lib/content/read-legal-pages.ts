import { type LegalPage, legalPageHead, phoneToken } from '../schema/legal-page';
import { literalCitations } from './citations';
import { unknownVariable } from './fill-variables';
import { splitFrontMatter } from './front-matter';
import type { Reader } from './reader';
import { interpolate, unknownVariables, type Variables, variableNames } from './template-variables';
import { unknownLetter } from './unknown-letter';

/** The valid files of content/legal, with their variables filled in but for the phone number. */
export function readLegalPages(reader: Reader, variables: Variables | undefined): LegalPage[] {
  return reader.texts('legal', '.md').flatMap(({ file, slug, text }) => {
    const parts = splitFrontMatter(text);
    if (!parts) {
      const expected = 'title, description and updated between two lines of ---';
      const none = unknownLetter(text)?.found ?? 'no such lines';
      const found = /^\s*---\s/.test(text) ? 'only the first of these lines' : none;
      reader.problems.push({ file, line: 1, field: '', expected, found });
      return [];
    }
    const { before, head, body } = parts;
    const firstLine = before.split('\n').length;
    const value = reader.parse(file, head, legalPageHead, variables, { firstLine });
    if (value === undefined || variables === undefined) return [];
    const known = { ...variables, phone: phoneToken };
    text.split('\n').forEach((line, index) => {
      const wrong = unknownLetter(line);
      if (wrong) reader.problems.push({ file, line: index + 1, field: '', ...wrong });
      for (const name of unknownVariables(line, known)) {
        reader.problems.push(unknownVariable(file, index + 1, name, known));
      }
    });
    for (const { index, ...problem } of literalCitations(body, variables)) {
      const line = text.slice(0, text.length - body.length + index).split('\n').length;
      reader.problems.push({ file, line, field: '', ...problem });
    }
    reader.noteNames(file, new Set(variableNames(body)));
    return [{ ...value, slug, markdown: interpolate(body, known) }];
  });
}
