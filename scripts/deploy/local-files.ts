import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '../../lib/schema/redirects';
import { cacheControl } from '../hosting/cache-control';
import { contentType } from '../hosting/content-type';
import { fileNames } from '../pages/page-names';
import { md5, type StoredFile } from './record';

/** Files that other kinds of hosts read, and that a store would serve. */
const forOtherHosts = /^_(?:headers|redirects)$|\.(?:br|gz)$/;
const charset = /<meta charset="utf-8"\/?>/i;

/**
 * The files of an export, and a function that reads the bytes to upload for one of them.
 *
 * @param redirects old URLs, which the store's website redirects.
 * @param isPreview hides every page from search engines.
 * @throws when a file is of an unknown type.
 */
export function localFiles(out: string, redirects: readonly Redirect[], isPreview: boolean) {
  const read = (path: string) => {
    const bytes = readFileSync(join(out, path));
    return isPreview && path.endsWith('.html') ? withNoindex(bytes.toString(), path) : bytes;
  };
  const targets = new Map(redirects.map(({ from, to }) => [`${from.slice(1)}index.html`, to]));
  const describe = (path: string): StoredFile => {
    const redirect = targets.get(path);
    return {
      md5: md5(read(path)),
      type: contentType(path),
      cache: cacheControl(path),
      ...(redirect && { redirect }),
    };
  };
  const paths = fileNames(out).filter((path) => !forOtherHosts.test(path));
  return { files: Object.fromEntries(paths.map((path) => [path, describe(path)])), read };
}

function withNoindex(html: string, path: string): Buffer {
  if (!charset.test(html)) {
    throw new Error(`${path}: expected <meta charset="utf-8">, to add the noindex tag after it.`);
  }
  return Buffer.from(html.replace(charset, '$&<meta name="robots" content="noindex">'));
}
