import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStale } from '../is-stale';
import { floorOf } from './floor';

/** The page as it ships; the same without script; the same as Next exported it. */
export const variants = ['page', 'floor', 'next'] as const;

export type Variant = (typeof variants)[number];

/** Where a variant stands, from the root of the project. */
export function variantFolder(variant: Variant): string {
  return `test-results/bench/${variant}`;
}

/**
 * Writes the three variants of the site. Builds what is missing or made from other sources.
 * @param pages the paths of the pages whose floor is wanted.
 * @param dated what holds today only (`datedFacts`).
 */
export function writeVariants(root: string, pages: readonly string[], dated: string): void {
  build(root, 'out', dated, {});
  build(root, variantFolder('next'), dated, { DETACH: '0' });
  for (const variant of ['page', 'floor'] as const) {
    const folder = join(root, variantFolder(variant));
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(root, 'out'), folder, { recursive: true });
  }
  const floor = join(root, variantFolder('floor'));
  for (const page of pages) {
    const file = join(floor, page, 'index.html');
    const readStyle = (path: string) => readFileSync(join(floor, path), 'utf8');
    writeFileSync(file, floorOf(readFileSync(file, 'utf8'), readStyle));
  }
}

function build(root: string, out: string, dated: string, env: Record<string, string>): void {
  if (!isStale(root, dated, out)) return;
  const { status } = spawnSync('npm run build', {
    cwd: root,
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, ...env, SITE_OUT: out },
  });
  if (status !== 0) process.exit(status ?? 1);
}
