import { sitePaths } from '../routes';
import type { Content } from '../schema/content';
import { problemAt } from './located-value';
import type { FindLine, Problem } from './problem';

/** Redirects from a path that has a page, or to a path that has none. Only for valid content. */
export function redirectProblems(content: Content, findLine: FindLine): Problem[] {
  const paths = new Set(sitePaths(content));
  const seen = new Set<string>();
  return content.redirects.flatMap(({ from, to }, index) => {
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
      ...(paths.has(to) ? [] : [problem('to', 'the path of a page', `"${to}"`)]),
    ];
  });
}
