import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePaths } from '../routes';
import type { Content } from '../schema/content';
import type { Problem } from './problem';

/**
 * Every path the site has ever had, one per line; written by `npm run content:record`, and when the
 * editor publishes.
 */
const publishedFile = 'content/published.txt';

export function readPublished(root: string): string[] {
  return readFileSync(join(root, publishedFile), 'utf8').split(/\r?\n/).filter(Boolean);
}

/** Adds the site's paths to the record of every path it has ever had. */
export function recordPaths(content: Content, root: string): void {
  const paths = new Set([...readPublished(root), ...sitePaths(content)]);
  const text = `${[...paths].sort().join('\n')}\n`;
  const file = join(root, publishedFile);
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Paths that once had a page and now have neither a page nor a redirect: bookmarks would break. */
export function publishedProblems(content: Content, root: string): Problem[] {
  const answered = new Set([...sitePaths(content), ...content.redirects.map(({ from }) => from)]);
  return readPublished(root).flatMap((path, index) => {
    if (answered.has(path)) return [];
    const expected = 'a page at this path, or a redirect from it in content/redirects.yaml';
    return [{ file: publishedFile, line: index + 1, field: path, expected, found: 'neither' }];
  });
}
