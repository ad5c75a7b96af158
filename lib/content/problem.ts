import { pluralize } from '../text';

/** One problem in a content file, described so that its author can fix it. */
export interface Problem {
  /** Path from the root of the project, such as content/towns/boise.yaml. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The field's path in the file, such as attractions[1].latitude; empty for the file as a whole. */
  field: string;
  expected: string;
  found: string;
}

/** The line of a field in a file that was read, counted from 1. */
export type FindLine = (file: string, path: readonly PropertyKey[]) => number;

/** `attractions[1].latitude` from its keys. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function formatProblem({ file, line, field, expected, found }: Problem): string {
  const location = field ? `${file}:${line}: ${field}` : `${file}:${line}`;
  return `${location}: expected ${expected}, found ${found}`;
}

/** Every problem of a run in one error, in the order of the files and lines. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const count = pluralize(problems.length, 'problem');
    const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    super(`The content has ${count}:\n${sorted.map(formatProblem).join('\n')}`);
    this.name = 'ContentError';
  }
}
