/** What the site may serve, and how: all hosts, checks and commands read it (decision 0012). */

const office = 'application/vnd.openxmlformats-officedocument';

/** `source` is who adds such files: the owner (`photo` if every browser shows it), or the build. */
const rows: [ending: string, type: string, source: 'photo' | 'owner' | 'build'][] = [
  ['jpg', 'image/jpeg', 'photo'],
  ['jpeg', 'image/jpeg', 'photo'],
  ['png', 'image/png', 'photo'],
  ['webp', 'image/webp', 'photo'],
  ['avif', 'image/avif', 'photo'],
  ['gif', 'image/gif', 'owner'],
  ['heic', 'image/heic', 'owner'],
  ['svg', 'image/svg+xml', 'owner'],
  ['ico', 'image/x-icon', 'owner'],
  ['mp4', 'video/mp4', 'owner'],
  ['mov', 'video/quicktime', 'owner'],
  ['webm', 'video/webm', 'owner'],
  ['mp3', 'audio/mpeg', 'owner'],
  ['m4a', 'audio/mp4', 'owner'],
  ['pdf', 'application/pdf', 'owner'],
  ['zip', 'application/zip', 'owner'],
  ['csv', 'text/csv', 'owner'],
  ['txt', 'text/plain', 'owner'],
  ['rtf', 'application/rtf', 'owner'],
  ['doc', 'application/msword', 'owner'],
  ['xls', 'application/vnd.ms-excel', 'owner'],
  ['ppt', 'application/vnd.ms-powerpoint', 'owner'],
  ['docx', `${office}.wordprocessingml.document`, 'owner'],
  ['xlsx', `${office}.spreadsheetml.sheet`, 'owner'],
  ['pptx', `${office}.presentationml.presentation`, 'owner'],
  ['odt', 'application/vnd.oasis.opendocument.text', 'owner'],
  ['ods', 'application/vnd.oasis.opendocument.spreadsheet', 'owner'],
  ['ics', 'text/calendar', 'owner'],
  ['vcf', 'text/vcard', 'owner'],
  ['woff2', 'font/woff2', 'owner'],
  ['xml', 'text/xml', 'owner'],
  ['json', 'application/json', 'owner'],
  ['html', 'text/html', 'build'],
  ['js', 'text/javascript', 'build'],
  ['css', 'text/css', 'build'],
  ['webmanifest', 'application/manifest+json', 'build'],
  ['wasm', 'application/wasm', 'build'],
];

/** With whether it is text, which gets smaller when compressed. */
export const fileTypes = rows.map(([ending, type, source]) => {
  return { ending, type, source, isText: /^text\/|json$|xml$/.test(type) };
});

/** @returns undefined for a file that a browser would only offer to save. */
export function fileTypeOf(path: string) {
  const [, end = ''] = /[^/.]\.([^/.]+)$/.exec(path.toLowerCase()) ?? [];
  return fileTypes.find(({ ending }) => ending === end);
}

export const isText = (path: string) => fileTypeOf(path)?.isText ?? false;

/**
 * The content type, with a charset for text: without one, a browser guesses.
 *
 * @throws when the type is unknown: a store would serve the file as a download.
 */
export function contentType(path: string): string {
  const known = fileTypeOf(path);
  if (!known) throw new Error(`${path}: expected a file extension with a known type, found none.`);
  return known.isText ? `${known.type};charset=utf-8` : known.type;
}

/** What a route of the site answers with a text file at this path. */
export function fileResponse(path: string, text: string): Response {
  return new Response(text, { headers: { 'content-type': contentType(path) } });
}

/** How paths of files with a hash in the name begin: from the build, and from `npm run assets`. */
export const hashedPrefixes = ['/_next/static/', '/fonts/fraunces-headings-'];

/** @param path a file's path from the export's folder. */
export const isHashed = (path: string) =>
  hashedPrefixes.some((start) => `/${path}`.startsWith(start));

/** A year, the longest that HTTP allows: such a file never changes. */
export const cacheForever = 'public, max-age=31536000, immutable';

/** Everything else is checked on each visit, at the cost of a 304 response. */
export const cacheControl = (path: string) => (isHashed(path) ? cacheForever : 'no-cache');
