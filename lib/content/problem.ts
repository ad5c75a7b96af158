import * as z from 'zod';
import { pluralize } from '../text';

/** The keys that lead to a field of a file; none for the file as a whole. */
export type Path = readonly PropertyKey[];

/** What is wrong with a value, in words for the file's author. */
export interface Mismatch {
  expected: string;
  found: string;
}

/** Something wrong in a text, and where it begins there. */
export interface TextFinding extends Mismatch {
  index: number;
}

/** Something wrong in a content file. */
export interface Finding extends Mismatch {
  /** Path from the root of the project, such as content/towns/boise.yaml. */
  file: string;
  path?: Path | undefined;
  /** Counted from 1, where the path doesn't say it. */
  line?: number;
}
export type Problem = Finding & { line: number };

/** The line of a field in a file that was read, counted from 1. */
export type FindLine = (file: string, path: Path) => number;

/** What was expected and found, below what the reader calls the field. */
export function describeProblem({ expected, found }: Mismatch, field = ''): string {
  return `${field && `${field}: `}expected ${expected}, found ${found}`;
}

/** Every problem of a run in one error, in the order of the files and lines. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  /** @param root the folder with content/, for the message. */
  constructor(findings: readonly Finding[], findLine: FindLine, root = '') {
    const problems = findings
      .map((finding) => ({
        ...finding,
        line: finding.line ?? findLine(finding.file, finding.path ?? []),
      }))
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    const lines = problems.map((problem) => {
      const words = describeProblem(problem, z.core.toDotPath(problem.path ?? []));
      const file = problem.file.replace(/^(?=content\/)/, root && `${root}/`);
      return `${file}:${problem.line}: ${words}`;
    });
    super(`The content has ${pluralize(problems.length, 'problem')}:\n${lines.join('\n')}`);
    this.problems = problems;
  }
}
