import { type Document, visit } from 'yaml';
import { fieldName, type Problem } from './problem';
import { unknownLetter } from './unknown-letter';
import { pathTo } from './yaml-path';

/** Each text of a YAML document with a character that the headings' typeface lacks. */
export function letterProblems(
  document: Document,
  file: string,
  lineAt: (offset: number) => number,
): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(_, node, outer) {
      const wrong = typeof node.value === 'string' && unknownLetter(node.value);
      const field = fieldName(pathTo(node, outer));
      if (wrong) problems.push({ file, line: lineAt(node.range?.[0] ?? 0), field, ...wrong });
    },
  });
  return problems;
}
