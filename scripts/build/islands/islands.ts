import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remembered } from '../remembered';
import { bundleIslands } from './bundle';

/** What the browser gets for an island. */
interface IslandModule {
  /** The URLs of its files: the module first, then what that imports. */
  urls: readonly string[];
  /**
   * Gives its markup for its props, with an empty element for each slot, and ids that begin with
   * `idToken`; undefined for a plain island, whose markup is already in the page.
   */
  draw: ((props: string) => string) | undefined;
}

/** Where the browser finds the files of the islands. */
export const islandsPath = '/_next/static/islands/';

/** Marks the prefix of an island's ids: no content has such a character. */
export const idToken = '\uE000';

export interface Islands {
  /** By their path from components/, such as contact/phone-reveal. */
  modules: ReadonlyMap<string, IslandModule>;
  /** The folder of their files. */
  folder: string;
  /** Whether one of the files contains a word, such as the name of a class. */
  mentions: (word: string) => boolean;
}

/**
 * Bundles the islands that the components place in pages, and loads them to draw them.
 *
 * @param environment what the components read from process.env.
 * @throws Error when an island has no file, or its file lacks the export of its name.
 */
export async function makeIslands(
  root: string,
  environment: Record<string, string>,
): Promise<Islands> {
  // Next keeps its cache folder when it cleans up for its own build.
  const bundles = join(root, '.next/cache/islands');
  rmSync(bundles, { recursive: true, force: true });
  const filesByIsland = await bundleIslands(root, islandNames(root), bundles, environment);
  // Next marks everything in its folder as CommonJS.
  writeFileSync(join(bundles, 'package.json'), '{"type":"module"}');

  const load = (file: string) => import(`${pathToFileURL(join(bundles, file))}?${Date.now()}`);
  const modules = new Map<string, IslandModule>();
  for (const [name, files] of filesByIsland) {
    const { component, React } = await load(`browser/${files[0]}`);
    // draw.js takes its React from here.
    Object.assign(globalThis, { React });
    const { draw } = component ? await load('draw.js') : {};
    modules.set(name, {
      urls: files.map((file) => islandsPath + file),
      draw: draw && remembered((props) => draw(component, props, idToken)),
    });
  }
  const folder = join(bundles, 'browser');
  const scripts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const script = scripts.join('');
  return { modules, folder, mentions: (word) => script.includes(word) };
}

/** The islands that components place in pages. */
function islandNames(root: string): string[] {
  const folder = join(root, 'components');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /<(?:Plain)?Island\s[^>]*?file="([^"]+)"/g,
      ),
    ])
    .map(([, name = '']) => name);
  return [...new Set(names)].sort();
}
