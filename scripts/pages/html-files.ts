import { existsSync } from 'node:fs';
import { outFolder } from '../../lib/content/content-root';
import { fileNames } from '../../lib/content/file-names';

/** The owner's forms: files with a policy and a budget of their own. */
export const adminFolder = 'admin/';

/** The HTML files of an export but the owner's, as sorted paths from its folder with forward slashes. */
export function htmlFiles(out: string): string[] {
  return fileNames(out).filter((name) => name.endsWith('.html') && !name.startsWith(adminFolder));
}

/** The folder of the export; without one, the command ends. */
export function exportFolder(): string {
  const out = outFolder();
  if (existsSync(out)) return out;
  console.error(`There is no ${out}/: run npm run build first.`);
  process.exit(1);
}
