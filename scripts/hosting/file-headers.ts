import { lookup } from 'mrmime';

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

/** What mrmime lacks, or names as it was before RFC 6350. */
const own = new Map([
  ['ico', 'image/x-icon'],
  ['vcf', 'text/vcard'],
]);

/** @throws when the ending of the name is unknown: a store would serve it as a download. */
export function contentType(path: string): string {
  const type = own.get(path.split('.').at(-1) ?? '') ?? lookup(path);
  if (!type) throw new Error(`${path}: expected an ending with a known type, found none.`);
  // For text, a browser guesses the charset unless it is named.
  return /^text\/|json$|xml$/.test(type) ? `${type};charset=utf-8` : type;
}
