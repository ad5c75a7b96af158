import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { fileNames } from '../../../lib/content/file-names';
import { isText } from '../../../lib/file-types';

/** Brotli at Node's default quality, 11, the best: these files are compressed ahead of time. */
export const brotli = promisify<Buffer, Buffer>(brotliCompress);

/** Writes a .br and a .gz of each text file that gets smaller, as many at once as zlib can. */
export async function precompress(out: string): Promise<void> {
  const names = fileNames(out).filter(isText);
  await Promise.all(
    names.map(async (name) => {
      const original = await readFile(join(out, name));
      const copies = {
        br: await brotli(original),
        gz: await promisify(gzip)(original, { level: 9 }),
      };
      for (const [ending, copy] of Object.entries(copies)) {
        if (copy.length < original.length) await writeFile(join(out, `${name}.${ending}`), copy);
      }
    }),
  );
}
