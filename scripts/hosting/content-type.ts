import { lookup } from 'mrmime';

/** Text, for which a browser guesses the charset unless it is named. */
const text = /^text\/|\/(?:json|javascript|xml)$|\+(?:json|xml)$/;

/** What mrmime lacks, or names as it was before RFC 6350. */
const own = new Map([
  ['ico', 'image/x-icon'],
  ['vcf', 'text/vcard'],
]);

/** @throws Error when the ending of the name is unknown: a store would serve it as a download. */
export function contentType(path: string): string {
  const type = own.get(path.split('.').at(-1) ?? '') ?? lookup(path);
  if (!type) throw new Error(`${path}: expected an ending with a known type, found none.`);
  return text.test(type) ? `${type};charset=utf-8` : type;
}
