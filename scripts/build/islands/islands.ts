import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remembered } from '../remembered';
import { bundleIslands, bundles } from './bundle';

/** Where the browser finds the islands' files. */
export const islandsPath = '/_next/static/islands/';

/** Marks the prefix of an island's ids: no content has this character. */
export const idToken = '\uE000';

export interface Island {
  /** The URLs of its files: its own module first, then what that imports. */
  urls: readonly string[];
  /**
   * Returns its markup for its props, with an empty element for each slot, and ids that begin with
   * `idToken`; undefined for a plain island, whose markup is already in the page.
   */
  draw: ((props: string) => string) | undefined;
}

/**
 * Bundles the islands, loads them to draw them, and returns them by their names.
 *
 * @param words the code of each module of words, by its name.
 * @throws Error when an island's module lacks the export named after it.
 */
export async function makeIslands(words: ReadonlyMap<string, string>) {
  rmSync(bundles, { recursive: true, force: true });
  const outputs = await bundleIslands(words);
  // Next marks everything in its folder as CommonJS.
  writeFileSync(join(bundles, 'package.json'), '{"type":"module"}');
  const load = (file: string) => import(pathToFileURL(file).href);

  const modules = new Map<string, Island>();
  for (const [path, { entryPoint, imports }] of Object.entries(outputs)) {
    if (!entryPoint) continue;
    const { component, React } = await load(path);
    // draw.js takes its React from here.
    Object.assign(globalThis, { React });
    const { draw } = component ? await load(join(bundles, 'draw.js')) : {};
    modules.set(entryPoint.replace('island:', ''), {
      // esbuild lets an entry point import every part it needs, including what those parts need.
      urls: [{ path }, ...imports].map((file) => islandsPath + basename(file.path)),
      draw: draw && remembered((props) => draw(component, props, idToken)),
    });
  }
  return modules;
}
