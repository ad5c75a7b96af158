import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotli, compressible } from './brotli';

/**
 * Writes a .br (quality 11) and a .gz (level 9) beside each text file of the export, as many files
 * at a time as the machine has cores: the compression runs in threads of its own. A file that
 * would not become smaller gets none.
 */
export async function precompress(out: string): Promise<void> {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    compressible.test(name),
  );
  const queue = names.values();
  const worker = async () => {
    for (const name of queue) await compressFile(join(out, name));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compressFile(path: string): Promise<void> {
  const original = await readFile(path);
  const [small, gzipped] = await Promise.all([
    brotli(original),
    promisify(gzip)(original, { level: 9 }),
  ]);
  if (small.length < original.length) await writeFile(`${path}.br`, small);
  if (gzipped.length < original.length) await writeFile(`${path}.gz`, gzipped);
}
