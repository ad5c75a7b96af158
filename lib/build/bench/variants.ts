import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStale } from '../is-stale';
import { floorOf } from './floor';

/** Folders of exports by what they are called: `page` as it ships, `floor` without script, and others. */
export type Variants = ReadonlyMap<string, string>;

/**
 * Writes the page's floor, and builds the page if it is missing or made from other sources.
 *
 * @param pages the paths of the pages whose floor is wanted.
 * @param dated what holds today only (`datedFacts`).
 * @param beside other exports to measure, such as one of an earlier commit.
 * @throws Error when one of those holds no site.
 */
export function writeVariants(
  root: string,
  pages: readonly string[],
  dated: string,
  beside: Variants,
): Variants {
  if (isStale(root, dated, 'out')) {
    const { status } = spawnSync('npm run build', { cwd: root, stdio: 'inherit', shell: true });
    if (status !== 0) process.exit(status ?? 1);
  }
  for (const [name, folder] of beside) {
    if (!existsSync(join(folder, 'index.html'))) {
      throw new Error(`--beside ${name}=${folder}: there is no site in that folder.`);
    }
  }
  const page = join(root, 'out');
  const floor = join(root, 'test-results/bench/floor');
  rmSync(floor, { recursive: true, force: true });
  cpSync(page, floor, { recursive: true });
  for (const path of pages) {
    const file = join(floor, path, 'index.html');
    const readStyle = (name: string) => readFileSync(join(floor, name), 'utf8');
    writeFileSync(file, floorOf(readFileSync(file, 'utf8'), readStyle));
  }
  return new Map([['page', page], ['floor', floor], ...beside]);
}
