import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '../../lib/schema/redirects';
import { cacheControl } from '../hosting/cache-control';
import { contentType } from '../hosting/content-type';
import type { StoredFiles } from './record';

/** What hosts of folders read, and object stores would hand out. */
const forOtherHosts = /^_(?:headers|redirects)$|\.(?:br|gz)$/;
const charset = /<meta charset="utf-8"\/?>/i;

/** An export, ready to be put on a store. */
export interface LocalFiles {
  files: StoredFiles;
  /** The bytes of a file as they go to the store. */
  read: (path: string) => Uint8Array;
}

/**
 * @param out the folder of the export.
 * @param redirects old addresses, whose pages the store's website answers with a redirect.
 * @param preview marks each page so that search engines leave it out.
 * @throws when the folder holds no site, or a file of an unknown type.
 */
export function localFiles(
  out: string,
  redirects: readonly Redirect[],
  preview: boolean,
): LocalFiles {
  const read = (path: string) => {
    const bytes = readFileSync(join(out, path));
    return preview && path.endsWith('.html') ? withoutIndex(bytes.toString(), path) : bytes;
  };
  const led = new Map(redirects.map(({ from, to }) => [`${from.slice(1)}index.html`, to]));
  const paths = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(out.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !forOtherHosts.test(path));
  const files = Object.fromEntries(
    paths.map((path) => {
      const redirect = led.get(path);
      const stored = {
        md5: createHash('md5').update(read(path)).digest('hex'),
        type: contentType(path),
        cache: cacheControl(path),
        ...(redirect && { redirect }),
      };
      return [path, stored];
    }),
  );
  return { files, read };
}

function withoutIndex(html: string, path: string): Uint8Array {
  if (!charset.test(html))
    throw new Error(`${path}: expected a charset, to mark the page behind it.`);
  return Buffer.from(html.replace(charset, '$&<meta name="robots" content="noindex">'));
}
