import { join } from 'node:path';

/** The folder whose content/ the site is built from: SITE_CONTENT, else the project itself. */
export function contentRoot(): string {
  return process.env['SITE_CONTENT'] || process.cwd();
}

/** Where the export goes, from the root of the project: SITE_OUT, else out. */
export function outFolder(): string {
  return process.env['SITE_OUT'] || 'out';
}

export const publicFolder = () => join(process.cwd(), 'public');
