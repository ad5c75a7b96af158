import { sitePaths } from '../routes';
import type { Content } from '../schema/content';
import type { Redirect } from '../schema/redirects';
import { problemAt } from './located-value';
import type { FindLine, Problem } from './problem';

/**
 * Redirects in redirects.yaml from a path that has a page, or that lead, even by way of others, to a
 * path that has none. Only for valid content.
 *
 * @param written those in the file, of the content's own.
 */
export function redirectProblems(
  content: Content,
  written: readonly Redirect[],
  findLine: FindLine,
): Problem[] {
  const paths = new Set(sitePaths(content));
  const ends = new Map(content.redirects.map(({ from, to }) => [from, to]));
  const seen = new Set<string>();
  return written.flatMap(({ from, to }, index) => {
    const problem = (field: 'from' | 'to', expected: string, found: string) => {
      const path = ['redirects', index, field];
      const value = field === 'from' ? from : to;
      return problemAt({ file: 'content/redirects.yaml', path, value }, findLine, expected, found);
    };
    const isRepeated = seen.has(from);
    seen.add(from);
    return [
      ...(paths.has(from) ? [problem('from', 'a path without a page', `the page ${from}`)] : []),
      ...(isRepeated ? [problem('from', 'each path only once', `"${from}" again`)] : []),
      ...(paths.has(ends.get(from) ?? to) ? [] : [problem('to', 'the path of a page', `"${to}"`)]),
    ];
  });
}
