import { type LegalPage, legalPageHead, phoneToken } from '../schema/legal-page';
import { literalCitations } from './citations';
import { unknownVariable } from './fill-variables';
import type { Reader } from './reader';
import { interpolate, unknownVariables, type Variables, variableNames } from './template-variables';

/** The valid files of content/legal, with their variables filled in but for the phone number. */
export function readLegalPages(reader: Reader, variables: Variables | undefined): LegalPage[] {
  return reader.texts('legal', '.md').flatMap(({ file, slug, text }) => {
    const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
    if (head === undefined || body === undefined) {
      const expected = 'title, description and updated between two lines of ---';
      reader.problems.push({ file, line: 1, field: '', expected, found: 'no front matter' });
      return [];
    }
    const value = reader.parse(file, head, legalPageHead, variables, { firstLine: 2 });
    if (value === undefined || variables === undefined) return [];
    const known = { ...variables, phone: phoneToken };
    text.split('\n').forEach((line, index) => {
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
