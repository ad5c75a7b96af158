import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePaths } from '../routes';
import type { Content } from '../schema/content';
import type { Problem } from './problem';

/** The record of every path that the site has had, one a line; made by `npm run content:record`. */
export const publishedFile = 'content/published.txt';

export function readPublished(root: string): string[] {
  return readFileSync(join(root, publishedFile), 'utf8').split(/\r?\n/).filter(Boolean);
}

/** Paths that once had a page, have none now, and lead nowhere: somebody's bookmark would break. */
export function publishedProblems(content: Content, root: string): Problem[] {
  const answered = new Set([...sitePaths(content), ...content.redirects.map(({ from }) => from)]);
  return readPublished(root).flatMap((path, index) => {
    if (answered.has(path)) return [];
    const expected = 'a page at this address, or its new place in content/redirects.yaml';
    return [{ file: publishedFile, line: index + 1, field: path, expected, found: 'neither' }];
  });
}
