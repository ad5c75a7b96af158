import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsBuild } from '../../scripts/build/needs-build';
import { precompress } from '../../scripts/build/steps/precompress';
import { floorOf } from './floor';

/** Folders of exports by what they are called: `page` as it ships, `floor` without script, and others. */
export type Variants = ReadonlyMap<string, string>;

/**
 * Copies each export, compressed as a good host sends it, and makes the page's floor. Builds the page
 * if it is missing or made from other sources.
 *
 * @param pages the paths of the pages whose floor is wanted.
 * @param dated what holds today only (`datedFacts`).
 * @param beside other exports to measure, such as one of an earlier commit.
 * @throws Error when one of those holds no site.
 */
export async function writeVariants(
  root: string,
  pages: readonly string[],
  dated: string,
  beside: Variants,
): Promise<Variants> {
  if (needsBuild(root, dated, 'out')) {
    const { status } = spawnSync('npm run build', { cwd: root, stdio: 'inherit', shell: true });
    if (status !== 0) process.exit(status ?? 1);
  }
  for (const [name, folder] of beside) {
    if (!existsSync(join(folder, 'index.html'))) {
      throw new Error(`--beside ${name}=${folder}: there is no site in that folder.`);
    }
  }
  const out = join(root, 'out');
  const variants = new Map<string, string>();
  for (const [name, folder] of [['page', out], ['floor', out], ...beside] as const) {
    const copy = join(root, 'test-results/bench', name);
    rmSync(copy, { recursive: true, force: true });
    cpSync(folder, copy, { recursive: true });
    const files = name === 'floor' ? pages.map((path) => join(copy, path, 'index.html')) : [];
    for (const file of files) writeFileSync(file, floorOf(readFileSync(file, 'utf8')));
    await precompress(copy);
    variants.set(name, copy);
  }
  return variants;
}
