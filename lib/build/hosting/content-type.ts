import { lookup } from 'mrmime';

/** What a browser reads as text needs its charset named, or it guesses. */
const text = /^text\/|\/(?:json|javascript|xml)$|\+(?:json|xml)$/;

/** The name since RFC 6350; lists of types still have the one from before it. */
const vcard = 'text/vcard';

/**
 * The Content-Type of a file, by the ending of its name.
 *
 * @throws when the ending is unknown: a store would serve it as a download.
 */
export function contentType(path: string): string {
  const type = path.endsWith('.vcf') ? vcard : lookup(path);
  if (!type) throw new Error(`${path}: expected an ending that names a type of file.`);
  return text.test(type) ? `${type};charset=utf-8` : type;
}
