import type { Problem } from '../../../lib/content/problem';
import type { FieldProblem } from '../api';
import { pathOf } from '../field-path';
import { type SectionInfo, sectionWith } from '../sections';

/** A problem as a form tells it: without what only matters in the file. */
function say({ expected, found }: Problem): string {
  const needs = expected
    .replace(/,? in quotation marks/g, '')
    .replace(/^a slug: /, '')
    .replace(/^a known field$/, 'no such field');
  const has = found.replace(/ \(\d+ characters\)$/, (length) => (found.length > 60 ? length : ''));
  return `Needs ${needs}; has ${has}.`;
}

/** Problems with content, each at the field of a form that it is about. */
export function fieldProblems(
  problems: readonly Problem[],
  sections: readonly SectionInfo[],
): FieldProblem[] {
  return problems.map((problem) => {
    const path = pathOf(problem.field);
    const section = sectionWith(sections, problem.file, path);
    const where = section ? '' : `${problem.file}, line ${problem.line}: `;
    return { section: section?.id ?? '', path, say: where + say(problem) };
  });
}
