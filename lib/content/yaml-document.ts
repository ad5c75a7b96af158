import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { z } from 'zod';
import { describeIssue } from './describe-issue';
import type { Problem } from './problem';
import { interpolate, unknownVariables } from './template-variables';

type Path = readonly PropertyKey[];

export type Parsed<Value> =
  | { ok: true; value: Value; lineOf: (path: Path) => number }
  | { ok: false; problems: Problem[] };

interface Options {
  /** The file's line on which the text begins. */
  firstLine?: number;
  /** What the names in braces stand for; without it braces are only braces. */
  figures?: Record<string, string>;
}

/**
 * Parses one YAML text by its schema, with its figures filled in. Every problem comes with the
 * line of the wrong value, or of the record that lacks it.
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  { firstLine = 1, figures }: Options = {},
): Parsed<z.infer<Schema>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      field: '',
      expected: 'well-formed YAML',
      found: error.message.split('\n')[0]?.replace(/ at line.*$/, '') ?? error.code,
    }));
    return { ok: false, problems };
  }
  const lineOf = (path: Path) => lineAt(offsetOf(document, path));
  const problems = figures ? fill(document, figures, file, lineAt) : [];
  const result = schema.safeParse(document.toJS());
  if (result.success && problems.length === 0) return { ok: true, value: result.data, lineOf };
  const issues = result.error?.issues ?? [];
  const wrong = issues.flatMap((issue) =>
    describeIssue(issue).map(({ path, expected, found }) => ({
      file,
      line: lineOf(path),
      field: fieldName(path),
      expected,
      found: found ?? show(valueAt(document, path)),
    })),
  );
  return { ok: false, problems: [...problems, ...wrong] };
}

function fill(
  document: Document,
  figures: Record<string, string>,
  file: string,
  lineAt: (offset: number) => number,
): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      for (const name of unknownVariables(node.value, figures)) {
        problems.push(unknownVariable(file, lineAt(node.range?.[0] ?? 0), name, figures));
      }
      node.value = interpolate(node.value, figures);
    },
  });
  return problems;
}

export function unknownVariable(
  file: string,
  line: number,
  name: string,
  figures: Record<string, string>,
): Problem {
  const expected = `one of ${Object.keys(figures).join(', ')} in braces`;
  return { file, line, field: '', expected, found: `{${name}}` };
}

/** `attractions[1].latitude` from its keys. */
export function fieldName(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') {
    const cut = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    return `"${cut}" (${value.length} characters)`;
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  return String(value);
}

function valueAt(document: Document, path: Path): unknown {
  const node: unknown = document.getIn(path, true);
  return isNode(node) ? node.toJS(document) : node;
}

/** Where the value stands; for one that is missing, where the nearest record around it begins. */
function offsetOf(document: Document, path: Path): number {
  const key = path.at(-1);
  const parent: unknown =
    path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (isPair(pair) && isNode(pair.key) && pair.key.range) return pair.key.range[0];
  }
  const node: unknown = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}
