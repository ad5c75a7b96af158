import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames } from '../../lib/content/file-names';
import { cacheControl, contentType } from '../../lib/file-types';
import type { Redirect } from '../../lib/schema/redirects';

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

export type SiteFile = ReturnType<typeof localFiles>[number];

/**
 * The files of an export, as a store is to have them.
 *
 * @param redirects old URLs, which the store's website redirects.
 * @throws when a file has an unknown type.
 */
export function localFiles(out: string, redirects: readonly Redirect[], isPreview: boolean) {
  const paths = fileNames(out).filter((path) => !forOtherHosts.test(path));
  return paths.map((path) => ({
    /** From the export's folder. */
    path,
    /** As hex: a store returns it as the ETag of a file sent in one piece. */
    md5: hash('md5', bytesOf(out, path, isPreview)),
    type: contentType(path),
    cache: cacheControl(path),
    redirect: redirects.find(({ from }) => `/${path}` === `${from}index.html`)?.to,
  }));
}
