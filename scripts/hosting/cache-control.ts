/** How the paths of files with a hash in their name begin: of the build, and of `npm run assets`. */
export const hashedPrefixes = ['/_next/static/', '/fonts/fraunces-headings-'];

/** A year, the longest that HTTP allows: such a file never changes. */
export const hashedFiles = 'public, max-age=31536000, immutable';

/** Everything else is checked on each visit, which costs a response with status 304. */
export const otherFiles = 'no-cache';

/** @param path of a file, from the export's folder. */
export function isHashed(path: string): boolean {
  return hashedPrefixes.some((prefix) => `/${path}`.startsWith(prefix));
}

export function cacheControl(path: string): string {
  return isHashed(path) ? hashedFiles : otherFiles;
}
