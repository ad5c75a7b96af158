import { type Document, visit } from 'yaml';
import { isLawKey } from '../schema/laws';
import { literalCitations } from './citations';
import { fieldName, type Problem } from './problem';
import { interpolate, unknownVariables, type Variables, variableNames } from './template-variables';
import { pathTo } from './yaml-path';

/**
 * Replaces the names in braces in the texts of a document, and adds them to `names`.
 *
 * @param hasGaps whether the schema knows more names than the variables.
 * @returns unknown names, and citations that should be keys of laws.
 */
export function fillVariables(
  document: Document,
  variables: Variables,
  hasGaps: boolean,
  file: string,
  lineAt: (offset: number) => number,
  names: Set<string>,
): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(_, node, around) {
      if (typeof node.value !== 'string') return;
      const line = lineAt(node.range?.[0] ?? 0);
      for (const name of variableNames(node.value)) names.add(name);
      for (const name of hasGaps ? [] : unknownVariables(node.value, variables)) {
        problems.push(unknownVariable(file, line, name, variables));
      }
      for (const { expected, found } of literalCitations(node.value, variables)) {
        problems.push({ file, line, field: fieldName(pathTo(node, around)), expected, found });
      }
      node.value = interpolate(node.value, variables);
    },
  });
  return problems;
}

export function unknownVariable(
  file: string,
  line: number,
  name: string,
  variables: Variables,
): Problem {
  const others = Object.keys(variables).filter((known) => !isLawKey(known));
  const expected = isLawKey(name)
    ? 'the key of a law in content/laws.yaml'
    : `one of ${others.join(', ')} in braces`;
  return { file, line, field: '', expected, found: `{${name}}` };
}
