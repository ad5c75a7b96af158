import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames } from '../../lib/file-names';

/** What the export is built from. */
const roots = [
  ...['app', 'components', 'content', 'lib', 'public'],
  ...['admin', 'build', 'content', 'go-live', 'hosting', 'pages'].map((name) => `scripts/${name}`),
  ...['next.config.ts', 'package-lock.json', 'package.json', 'postcss.config.mjs', 'tsconfig.json'],
];

/** The sources of the export without their tests, sorted, as paths from `root` with forward slashes. */
export function sourceFiles(root: string): string[] {
  return roots
    .flatMap((path) => filesIn(root, path))
    .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
    .sort();
}

function filesIn(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return fileNames(join(root, path)).map((name) => `${path}/${name}`);
}

/**
 * 20 hexadecimal digits that change when anything that goes into the build does.
 *
 * @param dated what is only true on the day of the build (`datedFacts`).
 */
export function sourcesHash(root: string, dated: string): string {
  const hash = createHash('sha256').update(dated);
  for (const name of ['SITE_ORIGIN', 'SITE_REPOSITORY', 'NEXT_PUBLIC_MAPS_EMBED_KEY']) {
    hash.update(`${process.env[name] ?? ''}\0`);
  }
  for (const file of sourceFiles(root)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 20);
}
