import { kindOf } from '../../lib/file-kinds';

/** How paths of files with a hash in the name begin: from the build, and from `npm run assets`. */
export const hashedPrefixes = ['/_next/static/', '/fonts/fraunces-headings-'];

/** A year, the longest that HTTP allows: such a file never changes. */
export const hashedFiles = 'public, max-age=31536000, immutable';

/** Everything else is checked on each visit, at the cost of a 304 response. */
export const otherFiles = 'no-cache';

/** @param path a file's path from the export's folder. */
export function isHashed(path: string): boolean {
  return hashedPrefixes.some((prefix) => `/${path}`.startsWith(prefix));
}

export function cacheControl(path: string): string {
  return isHashed(path) ? hashedFiles : otherFiles;
}

/** @throws when the kind of file is unknown: a store would serve it as a download. */
export function contentType(path: string): string {
  const kind = kindOf(path);
  if (!kind) throw new Error(`${path}: expected a file extension with a known type, found none.`);
  return kind.type;
}
