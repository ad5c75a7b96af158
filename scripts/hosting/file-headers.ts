import { lookup } from 'mrmime';

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

/** What mrmime lacks, or still gives its name from before RFC 6350. */
const own = new Map([
  ['ico', 'image/x-icon'],
  ['vcf', 'text/vcard'],
]);

/** @throws when the file extension is unknown: a store would serve the file as a download. */
export function contentType(path: string): string {
  const type = own.get(path.split('.').at(-1) ?? '') ?? lookup(path);
  if (!type) throw new Error(`${path}: expected a file extension with a known type, found none.`);
  // Without a charset, a browser guesses one for text.
  return /^text\/|json$|xml$/.test(type) ? `${type};charset=utf-8` : type;
}
