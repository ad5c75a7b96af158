import { type BuildOptions, build } from 'esbuild';
import { islandModules } from './island-modules';
import { drawModule, islandEntries, withoutModal, wordsOf } from './modules';

/** Next keeps its cache folder when it cleans up for its own build. */
const bundles = '.next/cache/islands';

/** The folder of the files for the browser. */
export const islandsFolder = `${bundles}/browser`;

/** The module that draws the islands in Node; Next marks everything in its folder as CommonJS. */
export const drawFile = `${bundles}/draw.mjs`;

/**
 * Makes a module of each island, and of what they share, each named with a hash of its content; and
 * `drawFile`, with a React of its own for all of them.
 *
 * @param words the code of each module of words, by its name.
 * @returns esbuild's report on each file for the browser; an entry point is `island:` plus a name.
 */
export async function bundleIslands(words: ReadonlyMap<string, string>) {
  const options = {
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
      outdir: islandsFolder,
      // The functions are so small that what two of them share isn't worth a request.
      splitting: areComponents,
      entryPoints: islandModules
        .filter(({ isComponent }) => isComponent === areComponents)
        .map(({ name, file }) => ({ in: `island:${name}`, out: file })),
      entryNames: '[name]-[hash]',
      chunkNames: 'part-[hash]',
      metafile: true,
      // Chromium then compiles off the main thread while it fetches: a first tap on a slow phone waits
      // a tenth less, one long after loading a third less (https://v8.dev/blog/explicit-compile-hints).
      banner: { js: '//# allFunctionsCalledOnLoad' },
      plugins: [islandEntries, wordsOf(words), withoutModal],
    });
  const [components, functions] = await Promise.all([
    forBrowser(true),
    forBrowser(false),
    build({
      ...options,
      outfile: drawFile,
      entryPoints: ['draw'],
      plugins: [drawModule, wordsOf(words), withoutModal],
    }),
  ]);
  return { ...components.metafile.outputs, ...functions.metafile.outputs };
}
