import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made from. Tests stand beside their file and change no page. */
const roots = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts/build',
  'scripts/content',
  'scripts/hosting',
  'scripts/pages',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** The files that a build is made from, sorted, as paths from `root` with forward slashes. */
export function sourceFiles(root: string): string[] {
  return roots
    .flatMap((name) => filesBelow(root, name))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

function filesBelow(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, `${path}/${name}`));
}
