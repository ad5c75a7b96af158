import type { z } from 'zod';
import { pluralize } from '../text';

interface Description {
  path: readonly PropertyKey[];
  expected: string;
  /** Set if the value in the file doesn't show it. */
  found?: string | undefined;
}

/** A problem zod found, in words for the file's author. */
export function describeIssue(issue: z.core.$ZodIssue): Description[] {
  const { path } = issue;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        expected: 'a known field',
        found: `the unknown field "${key}"`,
      }));
    case 'invalid_type':
      return [{ path, expected: withArticle(issue.expected) }];
    case 'invalid_value':
      return [{ path, expected: issue.values.map(String).join(' or ') }];
    case 'too_small':
      return [{ path, expected: bound(issue.origin, 'at least', issue.minimum) }];
    case 'too_big':
      return [{ path, expected: bound(issue.origin, 'at most', issue.maximum) }];
    case 'invalid_key':
      return [
        {
          path,
          expected: issue.issues[0]?.message ?? issue.message,
          found: `"${String(path.at(-1))}"`,
        },
      ];
    case 'custom': {
      const found: unknown = issue.params?.['found'];
      return [
        { path, expected: issue.message, found: typeof found === 'string' ? found : undefined },
      ];
    }
    default:
      return [{ path, expected: issue.message }];
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
