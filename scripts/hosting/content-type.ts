import { lookup } from 'mrmime';

/** What a browser reads as text needs its charset named, or it guesses. */
const text = /^text\/|\/(?:json|javascript|xml)$|\+(?:json|xml)$/;

/** What lists of types lack, or name as it was before RFC 6350. */
const own = new Map([
  ['ico', 'image/x-icon'],
  ['vcf', 'text/vcard'],
]);

/**
 * The Content-Type of a file, by the ending of its name.
 *
 * @throws when the ending is unknown: a store would serve it as a download.
 */
export function contentType(path: string): string {
  const type = own.get(path.split('.').at(-1) ?? '') ?? lookup(path);
  if (!type) throw new Error(`${path}: expected an ending that names a type of file.`);
  return text.test(type) ? `${type};charset=utf-8` : type;
}
