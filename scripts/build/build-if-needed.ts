import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { fileNames } from '../../lib/content/file-names';
import { repositoryIn } from '../admin/backend';
import { runScript } from '../pages/run-script';

/** What the export is built from, apart from content and tests. */
const folders = ['app', 'components', 'lib', 'public', 'scripts'];
const files = [
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
const variables = [
  'SITE_ORIGIN',
  'SITE_CONTENT',
  'NEXT_PUBLIC_MAPS_EMBED_KEY',
  'NETLIFY',
  'PRECOMPRESS',
];

/**
 * 20 hexadecimal digits that change when anything that goes into the build does.
 *
 * @param dated what is only true on the day of the build (`datedFacts`).
 */
export function sourcesHash(dated: string): string {
  const hash = createHash('sha256').update(dated).update(repositoryIn(process.env));
  for (const name of variables) hash.update(`${process.env[name] ?? ''}\0`);
  const inFolders = [...folders, join(contentRoot(), 'content')]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => fileNames(folder).map((name) => join(folder, name)));
  const sources = [...files, ...inFolders].filter(
    (name) => existsSync(name) && !/\.(?:test|fixture)\.tsx?$/.test(name),
  );
  for (const source of sources) hash.update(`\0${source}\0`).update(readFileSync(source));
  return hash.digest('hex').slice(0, 20);
}

/** Where a finished build leaves its sources' hash, for each output folder; Next keeps its cache. */
export const hashPath = () => `.next/cache/${encodeURIComponent(outFolder())}.hash`;

/** Whether the export is missing or unfinished, or was built from other sources or dated facts. */
export function needsBuild(dated: string): boolean {
  if (!existsSync(join(outFolder(), '404.html')) || !existsSync(hashPath())) return true;
  return readFileSync(hashPath(), 'utf8') !== sourcesHash(dated);
}

/** Builds the site unless the export is up to date, and returns whether there is an export now. */
export const buildIfNeeded = (dated: string) => !needsBuild(dated) || runScript('build');
