import { readdirSync } from 'node:fs';

/** The HTML files of an export, as sorted paths from its folder with forward slashes. */
export function pageNames(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
