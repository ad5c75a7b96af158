import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { fileOf, isComponent, islands } from '../../../lib/islands/registry';
import { remembered } from '../remembered';
import { islandEntries, sharedReact, withoutModal, wordsOf } from './modules';

/** Where the browser finds the islands' files. */
export const islandsPath = '/_next/static/islands/';

/** Marks the prefix of an island's ids: no content has this character. */
export const idToken = '\uE000';

interface Island {
  /** The URLs of its files: its own module first, then what that imports. */
  urls: readonly string[];
  /**
   * Returns its markup for its props, with an empty element for each slot, and ids that begin with
   * `idToken`; undefined for a plain island, whose markup is already in the page.
   */
  draw: ((props: string) => string) | undefined;
}

export interface Islands {
  /** By their names in the registry. */
  modules: ReadonlyMap<string, Island>;
  /** The folder of their files. */
  folder: string;
}

/**
 * Bundles the islands, and loads them to draw them.
 *
 * @param words the code of each module of words, by its name.
 * @throws Error when an island has no module, or its module lacks the export named after it.
 */
export async function makeIslands(
  root: string,
  words: ReadonlyMap<string, string>,
): Promise<Islands> {
  // Next keeps its cache folder when it cleans up for its own build.
  const bundles = join(root, '.next/cache/islands');
  rmSync(bundles, { recursive: true, force: true });
  const folder = join(bundles, 'browser');
  const outputs = await bundle(root, folder, words);
  // Next marks everything in its folder as CommonJS.
  writeFileSync(join(bundles, 'package.json'), '{"type":"module"}');
  const load = (file: string) => import(pathToFileURL(join(bundles, file)).href);

  const modules = new Map<string, Island>();
  for (const [path, { entryPoint, imports }] of Object.entries(outputs)) {
    if (!entryPoint) continue;
    const { component, React } = await load(`browser/${basename(path)}`);
    // draw.js takes its React from here.
    Object.assign(globalThis, { React });
    const { draw } = component ? await load('draw.js') : {};
    // esbuild lets an entry point import every part it needs, including what those parts need.
    const files = [path, ...imports.map((part) => part.path)];
    modules.set(entryPoint.replace('island:', ''), {
      urls: files.map((file) => islandsPath + basename(file)),
      draw: draw && remembered((props) => draw(component, props, idToken)),
    });
  }
  return { modules, folder };
}

/**
 * Makes a module of each island, and of what they share, each named with a hash of its content; and
 * draw.js beside them, which draws them in Node.
 *
 * @returns what esbuild reports about each file for the browser. The entry point of an island's own
 *   module is `island:` plus its name.
 */
async function bundle(
  root: string,
  folder: string,
  words: ReadonlyMap<string, string>,
): Promise<Metafile['outputs']> {
  const names = Object.keys(islands);
  const options = {
    absWorkingDir: root,
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    target: 'es2022',
  } satisfies BuildOptions;
  const forBrowser = (areComponents: boolean) =>
    build({
      ...options,
      outdir: folder,
      // The functions are so small that what two of them share isn't worth a request.
      splitting: areComponents,
      entryPoints: names
        .filter((name) => isComponent(name) === areComponents)
        .map((name) => ({ in: `island:${name}`, out: fileOf(name) })),
      entryNames: '[name]-[hash]',
      chunkNames: 'part-[hash]',
      metafile: true,
      // Chromium then compiles off the main thread while it fetches: a first tap on a slow phone waits
      // a tenth less, one long after loading a third less (https://v8.dev/blog/explicit-compile-hints).
      banner: { js: '//# allFunctionsCalledOnLoad' },
      plugins: [islandEntries(root), wordsOf(words), withoutModal],
    });
  const [components, functions] = await Promise.all([
    forBrowser(true),
    forBrowser(false),
    build({
      ...options,
      outfile: join(folder, '../draw.js'),
      entryPoints: ['lib/islands/draw.ts'],
      plugins: [sharedReact],
    }),
  ]);
  return { ...components.metafile.outputs, ...functions.metafile.outputs };
}
