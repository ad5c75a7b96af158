import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remembered } from '../remembered';
import { bundleIslands, drawFile, islandsFolder } from './bundle';

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
 * @throws when an island's module lacks the export named after it.
 */
export async function makeIslands(words: ReadonlyMap<string, string>) {
  rmSync(islandsFolder, { recursive: true, force: true });
  const outputs = await bundleIslands(words);
  const { draw, ...components } = await import(pathToFileURL(drawFile).href);

  const modules = new Map<string, Island>();
  for (const [path, { entryPoint, imports }] of Object.entries(outputs)) {
    if (!entryPoint) continue;
    const name = entryPoint.replace('island:', '');
    const component = components[name];
    modules.set(name, {
      // esbuild lets an entry point import every part it needs, including what those parts need.
      urls: [{ path }, ...imports].map((file) => islandsPath + basename(file.path)),
      draw: component && remembered((props) => draw(component, props, idToken)),
    });
  }
  return modules;
}
