import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of an export, as sorted paths from its folder with forward slashes. */
export function fileNames(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(out, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** The HTML files among them. */
export function pageNames(out: string): string[] {
  return fileNames(out).filter((name) => name.endsWith('.html'));
}
