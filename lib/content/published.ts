import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePaths } from '../routes';
import type { Content } from '../schema/content';

/** Every path the site has ever had, one per line; written by `npm run content:record`. */
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
