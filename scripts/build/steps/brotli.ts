import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Files that become smaller: pictures in PNG and typefaces in WOFF2 are compressed already. */
export const compressible = /\.(?:css|html|js|json|svg|txt|vcf|webmanifest|xml)$/;

/** Brotli at its best quality, 11, as a host serves files that are compressed ahead. */
export function brotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
