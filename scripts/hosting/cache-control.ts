/** Where every file has a hash of its content in its name: of the build, and of `npm run assets`. */
export const hashedFolders = ['/_next/static/', '/fonts/'];

/** A year, the longest that HTTP knows: such a file never changes. */
export const hashedFiles = 'public, max-age=31536000, immutable';

/** Everything else is asked for anew each time, which costs an answer of 304. */
export const otherFiles = 'no-cache';

/** @param path of a file, from the export's folder. */
export function isHashed(path: string): boolean {
  return hashedFolders.some((folder) => `/${path}`.startsWith(folder));
}

/** @param path of a file, from the export's folder. */
export function cacheControl(path: string): string {
  return isHashed(path) ? hashedFiles : otherFiles;
}
