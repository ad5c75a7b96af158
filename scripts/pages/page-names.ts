import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of an export, as sorted paths from its folder with forward slashes. */
export function fileNames(out: string): string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(out, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** The HTML files among them. */
export function pageNames(out: string): string[] {
  return fileNames(out).filter((name) => name.endsWith('.html'));
}
