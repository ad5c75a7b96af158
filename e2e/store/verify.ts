import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFiles } from '../../scripts/pages/html-files';
import { expect } from '../specs/test';
import { type Build, site } from './setup';
import { deploy, url } from './store';

/** The pages of a build: their HTML by the path of their URL. */
export function pagesOf({ SITE_OUT }: Build): Map<string, string> {
  const pathOf = (name: string) => `/${name.replace(/index\.html$/, '')}`;
  const html = (name: string) => readFileSync(join(SITE_OUT, name), 'utf8');
  return new Map(htmlFiles(SITE_OUT).map((name) => [pathOf(name), html(name)]));
}

/** The paths of files on the same site: in attributes, alone or in lists, and in styles. */
const paths = /(?<=["( ])\/[\w./-]+\.[a-z0-9]+(?=[") ])/g;

/**
 * What is broken on the site in the bucket: pages that are from none of the builds, and files that a
 * page uses and that are not there.
 */
export async function broken(...builds: readonly Build[]): Promise<string[]> {
  const found: string[] = [];
  const files = new Set<string>();
  const expected = builds.map(pagesOf);
  for (const path of new Set(expected.flatMap((pages) => [...pages.keys()]))) {
    const answer = await fetch(site + path, { redirect: 'manual' });
    if (answer.status === 301) continue;
    const isGone = answer.status === 404 && path !== '/404.html';
    const html = isGone ? undefined : await answer.text();
    if (!expected.some((pages) => pages.get(path) === html)) {
      found.push(`${path} is from no build (${answer.status})`);
    }
    for (const file of html?.match(paths) ?? []) files.add(file);
  }
  for (const file of files) {
    const { status } = await fetch(site + file);
    if (status !== 200) found.push(`${file} answers ${status}`);
  }
  return found;
}

/** Deploys a build, and expects the site to be exactly that build. */
export async function deployAndVerify(build: Build): Promise<void> {
  expect(await deploy(build, url)).toMatchObject({ status: 0 });
  expect(await broken(build)).toEqual([]);
}
