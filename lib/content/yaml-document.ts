import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { pluralize } from '../text';
import { asSchema } from './as-schema';
import { describeIssue } from './describe-issue';
import { fillVariables } from './fill-variables';
import { letterProblems } from './letters';
import { fieldName, type Problem } from './problem';
import type { Variables } from './template-variables';
import { offsetOf, type Path, valueAt } from './yaml-path';

export type Parsed<Value> =
  | {
      ok: true;
      value: Value;
      lineOf: (path: Path) => number;
      /** The names in braces it uses. */
      names: ReadonlySet<string>;
    }
  | { ok: false; problems: Problem[] };

interface Options {
  /** The line of the file where the text begins. */
  firstLine?: number;
  /** What names in braces are replaced with; without it braces are ordinary text. */
  variables?: Variables;
  /** Whether the schema knows more names in braces than the variables (lib/schema/pages/copy.ts). */
  hasGaps?: boolean;
}

/**
 * Parses one YAML text by its schema, with its variables filled in. Every problem comes with the
 * line of the wrong value, or of the record that lacks it.
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  { firstLine = 1, variables, hasGaps = false }: Options = {},
): Parsed<z.infer<Schema>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const letters = letterProblems(document, file, lineAt);
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      field: '',
      expected: 'well-formed YAML',
      found: error.message.split('\n')[0]?.replace(/ at line.*$/, '') ?? error.code,
    }));
    // A letter may be why.
    return { ok: false, problems: [...letters, ...problems] };
  }
  const lineOf = (path: Path) => lineAt(offsetOf(document, path));
  const names = new Set<string>();
  const problems = [
    ...letters,
    ...(variables ? fillVariables(document, variables, hasGaps, file, lineAt, names) : []),
  ];
  const result = schema.safeParse(asSchema(document.toJS(), schema));
  if (result.success && problems.length === 0) {
    return { ok: true, value: result.data, lineOf, names };
  }
  const issues = result.error?.issues ?? [];
  const invalid = issues.flatMap((issue) =>
    describeIssue(issue).map(({ path, expected, found }) => ({
      file,
      line: lineOf(path),
      field: fieldName(path),
      expected,
      found: found ?? describeValue(valueAt(document, path)),
    })),
  );
  return { ok: false, problems: [...problems, ...invalid] };
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') {
    const cut = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    return `"${cut}" (${pluralize(value.length, 'character')})`;
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  return String(value);
}
