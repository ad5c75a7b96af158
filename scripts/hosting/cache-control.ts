/** The folders in which every file has a hash of its content in its name. */
export const hashedFolders = ['/_next/static/', '/fonts/'];

/** A year, the longest that HTTP allows: such a file never changes. */
export const hashedFiles = 'public, max-age=31536000, immutable';

/** Everything else is checked on each visit, which costs a response with status 304. */
export const otherFiles = 'no-cache';

/** @param path of a file, from the export's folder. */
export function isHashed(path: string): boolean {
  return hashedFolders.some((folder) => `/${path}`.startsWith(folder));
}

export function cacheControl(path: string): string {
  return isHashed(path) ? hashedFiles : otherFiles;
}
