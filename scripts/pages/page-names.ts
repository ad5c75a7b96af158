import { fileNames } from '../../lib/file-kinds';

/** The HTML files of an export, as sorted paths from its folder with forward slashes. */
export function pageNames(out: string): string[] {
  return fileNames(out).filter((name) => name.endsWith('.html'));
}
