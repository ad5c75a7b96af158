import * as z from 'zod';
import type { JsonSchema } from '../schema/json-schema';
import { pluralize } from '../text/format';
import { countWords } from '../text/prose';

/** The keys that lead to a field of a file. The file as a whole has none. */
export type Path = readonly PropertyKey[];

/** What a check of a value or a text returns: what is wrong, in words for the file's author. */
export interface Mismatch {
  expected: string;
  found: string;
  /** Where it begins in a text, if that isn't the text's beginning. */
  index?: number;
  /** Whether nothing is there. */
  isMissing?: true;
}

/** A mismatch and its place, which is what rules and the reader report. */
export interface Problem extends Mismatch {
  /** Path from the root of the project, such as content/towns/boise.yaml. */
  file: string;
  path?: Path | undefined;
  /** The line, counted from 1, if the path doesn't lead to it. */
  line?: number;
}

/** The line of a field in a file that was read, counted from 1. */
export type FindLine = (file: string, path: Path) => number;

export const describeMismatch = ({ expected, found }: Mismatch): string =>
  `expected ${expected}, found ${found}`;

/** Every problem of a run in one error, in the order of the files and lines. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly (Problem & { line: number })[];

  /** @param root the folder with content/, for the message. */
  constructor(problems: readonly Problem[], findLine: FindLine, root = '') {
    const located = problems
      .map((one) => ({ ...one, line: one.line ?? findLine(one.file, one.path ?? []) }))
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    const lines = located.map(({ file, line, path = [], ...problem }) => {
      const from = file.replace(/^(?=content\/)/, root && `${root}/`);
      const field = z.core.toDotPath(path);
      return `${from}:${line}: ${field && `${field}: `}${describeMismatch(problem)}`;
    });
    super(`The content has ${pluralize(located.length, 'problem')}:\n${lines.join('\n')}`);
    this.problems = located;
  }
}

/** Finds whether a text breaks its field's limits, which count words in prose, else characters. */
export function checkLimits(
  text: string,
  { minLength, maxLength, wordCount }: JsonSchema,
): Mismatch[] {
  if (text === '') return [];
  if (wordCount) {
    const count = countWords(text);
    const [min, max] = wordCount;
    const found = pluralize(count, 'word');
    return count < min || count > max ? [{ expected: `${min} to ${max} words`, found }] : [];
  }
  const found = shown(text);
  if (minLength && text.length < minLength)
    return [{ expected: bound('string', 'at least', minLength), found }];
  if (maxLength && text.length > maxLength)
    return [{ expected: bound('string', 'at most', maxLength), found }];
  return [];
}

export function mismatchOf(issue: z.core.$ZodIssue, value: unknown): Mismatch {
  const mismatch = { expected: expectedBy(issue), found: shown(value) };
  return value === undefined ? { ...mismatch, isMissing: true } : mismatch;
}

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return withArticle(issue.expected);
    case 'invalid_value':
      return issue.values.map(String).join(' or ');
    case 'too_small':
      return bound(issue.origin, 'at least', issue.minimum);
    case 'too_big':
      return bound(issue.origin, 'at most', issue.maximum);
    default:
      return issue.message;
  }
}

function withArticle(type: string): string {
  if (type === 'array' || type === 'tuple') return 'a list';
  if (type === 'string') return 'text';
  if (type === 'object' || type === 'record') return 'a group of fields';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function bound(origin: string, word: string, limit: number | bigint): string {
  if (origin === 'string') return `${word} ${pluralize(Number(limit), 'character')}`;
  if (origin === 'array') return `${word} ${pluralize(Number(limit), 'entry', 'entries')}`;
  return `a number of ${word} ${limit}`;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') {
    const cut = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    return `"${cut}" (${pluralize(value.length, 'character')})`;
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'a group of fields' : String(value);
}
