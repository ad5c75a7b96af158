import type { Problem } from '../../../lib/content/problem';
import type { FieldPath, FieldProblem } from '../api';
import { formSchemaOf } from '../content-file';
import { pathOf } from '../field-path';
import { formSchema, schemasTo } from '../form/form-schema';
import { type SectionInfo, sectionWith } from '../sections';

/** A problem as a form tells it: without what only matters in the file. */
function say({ expected, found }: Problem): string {
  if (expected === 'a known field') {
    return `The file has ${found}, which no form shows. Whoever changed the file can correct it.`;
  }
  const needs = expected
    .replace(/,? in quotation marks/g, '')
    .replace(/^a slug: /, '')
    .replace(/\b1 entries$/, '1 entry');
  const has = found
    .replace(/ \(\d+ characters\)$/, (length) => (found.length > 60 ? length : ''))
    .replace(/^a list of 0$/, 'none')
    .replace(/^a list of /, '');
  return `Needs ${needs}; has ${has}.`;
}

/** What a field is called, with the group that it is in: "Additional notarization, Oregon". */
function labelOf(file: string, path: FieldPath): string {
  const form = formSchema(formSchemaOf(file), undefined, noFacts);
  const titles = schemasTo(form, path).flatMap(({ title }, depth) => {
    const key = path[depth];
    if (!title) return [];
    return typeof key === 'number' ? `${title} ${key + 1}` : title;
  });
  return titles.slice(-2).join(', ');
}

const noFacts = { choices: { town: [], service: [] }, caps: {} };

/** Problems with content, each at the field of a form that it is about. */
export function fieldProblems(
  problems: readonly Problem[],
  sections: readonly SectionInfo[],
): FieldProblem[] {
  return problems.map((problem) => {
    const path = pathOf(problem.field);
    const section = sectionWith(sections, problem.file, path);
    if (section) {
      const label = labelOf(problem.file, path);
      return { section: section.id, path, label, say: say(problem) };
    }
    const where = `${problem.file}, line ${problem.line}`;
    return { section: '', path, label: where, say: say(problem) };
  });
}
