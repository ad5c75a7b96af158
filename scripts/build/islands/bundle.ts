import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { fileOf, isComponent, islands } from '../../../lib/islands/registry';
import { islandEntries, sharedReact, withoutModal, wordsOf } from './entries';

/**
 * Bundles the islands for the browser: a module for each, and React and whatever else they share
 * once, each named with a hash of its content. Also bundles draw.js, which draws them in Node.
 *
 * @param folder gets draw.js, and the files for the browser in `browser/`.
 * @param words the code of each module of words, by its name.
 * @returns what esbuild reports about each file for the browser. The entry point of an island's own
 *   module is `island:` plus its name.
 * @throws Error when an island has no module, or its module lacks the export named after it.
 */
export async function bundleIslands(
  root: string,
  folder: string,
  words: ReadonlyMap<string, string>,
): Promise<Metafile['outputs']> {
  const options = {
    absWorkingDir: root,
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    target: 'es2022',
  } satisfies BuildOptions;
  const forBrowser = (names: readonly string[], splitting: boolean) =>
    build({
      ...options,
      outdir: join(folder, 'browser'),
      splitting,
      entryPoints: names.map((name) => ({ in: `island:${name}`, out: fileOf(name) })),
      entryNames: '[name]-[hash]',
      chunkNames: 'part-[hash]',
      metafile: true,
      // Chromium then compiles off the main thread while it fetches: a first tap on a slow phone waits
      // a tenth less, one long after loading a third less (https://v8.dev/blog/explicit-compile-hints).
      banner: { js: '//# allFunctionsCalledOnLoad' },
      plugins: [islandEntries(root), wordsOf(words), withoutModal],
    });
  const names = Object.keys(islands);
  const [components, functions] = await Promise.all([
    forBrowser(names.filter(isComponent), true),
    // Each is so small that what two of them share isn't worth a request.
    forBrowser(
      names.filter((name) => !isComponent(name)),
      false,
    ),
    build({
      ...options,
      outdir: folder,
      entryPoints: { draw: 'lib/islands/draw.ts' },
      plugins: [sharedReact],
    }),
  ]);
  return { ...components.metafile.outputs, ...functions.metafile.outputs };
}
