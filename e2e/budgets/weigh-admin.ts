import { gzipSync } from 'node:zlib';

/** What the first visit to /admin/ may take, in bytes after gzip. */
export const adminBudget = 1_700_000;

/** The typefaces that its first screen uses: they are compressed already. */
const typefaces = /^admin\/assets\/(?:source-sans|material-symbols).*\.woff2$/;

/**
 * Weighs the first visit to the owner's forms: the page, its scripts with all they import at once, and
 * its typefaces.
 *
 * @param files the export's files, as paths from its folder.
 */
export function weighAdmin(files: readonly string[], read: (name: string) => Buffer): number {
  const scripts = new Set(['admin/admin.js']);
  for (const script of scripts) {
    const imports = read(script)
      .toString('utf8')
      .matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g);
    for (const [, name] of imports) scripts.add(`admin/${name}`);
  }
  const texts = ['admin/index.html', 'admin/config.js', ...scripts];
  const fonts = files.filter((name) => typefaces.test(name));
  return [
    ...texts.map((name) => gzipSync(read(name)).length),
    ...fonts.map((name) => read(name).length),
  ].reduce((sum, size) => sum + size, 0);
}
