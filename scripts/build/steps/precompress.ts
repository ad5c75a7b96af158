import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files that become smaller: PNG and WOFF2 are compressed already. */
export const compressible = /\.(?:css|html|js|json|svg|txt|vcf|webmanifest|xml)$/;

/** Brotli at its best quality, 11, for files that are compressed ahead of time. */
export function brotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/**
 * Writes a .br (quality 11) and a .gz (level 9) beside each text file of the export that becomes
 * smaller, one file for each core at a time: zlib works in threads of its own.
 */
export async function precompress(out: string): Promise<void> {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const queue = names.filter((name) => compressible.test(name)).values();
  const worker = async () => {
    for (const name of queue) await compressFile(join(out, name));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compressFile(path: string): Promise<void> {
  const original = await readFile(path);
  const [brotlied, gzipped] = await Promise.all([
    brotli(original),
    promisify(gzip)(original, { level: 9 }),
  ]);
  if (brotlied.length < original.length) await writeFile(`${path}.br`, brotlied);
  if (gzipped.length < original.length) await writeFile(`${path}.gz`, gzipped);
}
