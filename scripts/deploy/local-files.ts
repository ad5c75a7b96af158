import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames } from '../../lib/content/file-names';
import { cacheControl, contentType } from '../../lib/file-kinds';
import type { Redirect } from '../../lib/schema/redirects';
import { md5, type StoredFile } from './record';

/** Files meant for other kinds of hosts: a store would serve them to visitors. */
const forOtherHosts = /^_(?:headers|redirects)$|\.(?:br|gz)$/;
const charset = /<meta charset="utf-8"\/?>/i;

/** The bytes to upload for a file of an export; a preview hides its pages from search engines. */
export function bytesOf(out: string, path: string, isPreview: boolean): Uint8Array {
  const bytes = readFileSync(join(out, path));
  if (!isPreview || !path.endsWith('.html')) return bytes;
  const html = bytes.toString();
  if (!charset.test(html))
    throw new Error(`${path}: expected <meta charset="utf-8">, to add the noindex tag after it.`);
  return Buffer.from(html.replace(charset, '$&<meta name="robots" content="noindex">'));
}

/**
 * The files of an export by path.
 *
 * @param redirects old URLs, which the store's website redirects.
 * @throws when a file has an unknown type.
 */
export function localFiles(out: string, redirects: readonly Redirect[], isPreview: boolean) {
  const describe = (path: string): StoredFile => {
    const redirect = redirects.find(({ from }) => `/${path}` === `${from}index.html`)?.to;
    const headers = { type: contentType(path), cache: cacheControl(path) };
    return { md5: md5(bytesOf(out, path, isPreview)), ...headers, ...(redirect && { redirect }) };
  };
  const paths = fileNames(out).filter((path) => !forOtherHosts.test(path));
  return Object.fromEntries(paths.map((path) => [path, describe(path)]));
}
