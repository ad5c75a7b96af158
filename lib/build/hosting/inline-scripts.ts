import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames } from '../page-names';

const policy = /<meta http-equiv="Content-Security-Policy" content="[^"]*?script-src ([^;"]*)/;

/**
 * The hashes of the inline scripts that the pages of an export allow, each once.
 *
 * @param out the folder of the export.
 * @throws when a page has no policy: a header made from the others would stop its scripts.
 */
export function inlineScripts(out: string): readonly string[] {
  const hashes = new Set<string>();
  for (const page of pageNames(out)) {
    const [, sources] = policy.exec(readFileSync(join(out, page), 'utf8')) ?? [];
    if (sources === undefined) {
      throw new Error(`${page} has no policy of its own (a build with DETACH=0 writes none).`);
    }
    for (const source of sources.split(' ')) if (source.startsWith("'sha256-")) hashes.add(source);
  }
  return [...hashes].sort();
}
