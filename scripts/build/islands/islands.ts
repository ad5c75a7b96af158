import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { memoize } from '../../../lib/memoize';
import { contentPlugin, islandEntries, islandModules, renderCode, withoutModal } from './modules';

/** Where the browser finds the islands' files. */
export const islandsPath = '/_next/static/islands/';

/** For the browser's files. Next keeps its cache folder when it cleans up for its own build. */
export const islandsFolder = '.next/cache/islands/browser';

/** The module that renders the islands in Node; Next marks everything in its folder as CommonJS. */
const renderFile = '.next/cache/islands/render.mjs';

/** Marks the prefix of an island's ids: no content has this character. */
export const idToken = '\uE000';

export interface BuiltIsland {
  /** The URLs of its files: its own module first, then what that imports. */
  urls: readonly string[];
  /**
   * Returns its markup for its props, with an empty element for each slot, and ids that begin with
   * `idToken`; undefined for a plain island, whose markup is already in the page.
   */
  render: ((props: string) => string) | undefined;
}

/**
 * Bundles the islands, loads them to render them, and returns them by their names.
 *
 * @param contentModules the code of each module of content, by its name.
 * @throws when an island's module lacks the export named after it.
 */
export async function makeIslands(contentModules: ReadonlyMap<string, string>) {
  rmSync(islandsFolder, { recursive: true, force: true });
  const outputs = await bundle(contentModules);
  const { render, ...components } = await import(pathToFileURL(renderFile).href);

  const modules = new Map<string, BuiltIsland>();
  for (const [path, { entryPoint, imports }] of Object.entries(outputs)) {
    if (!entryPoint) continue;
    const name = entryPoint.replace('island:', '');
    const component = components[name];
    modules.set(name, {
      // esbuild lets an entry point import every part it needs, including what those parts need.
      urls: [{ path }, ...imports].map((file) => islandsPath + basename(file.path)),
      render: component && memoize((props) => render(component, props, idToken)),
    });
  }
  return modules;
}

/**
 * Makes a module of each island, and of what they share, each named with a hash of its content; and
 * `renderFile`, with a React of its own for all of them.
 *
 * @returns esbuild's report on each file for the browser; an entry point is `island:` plus a name.
 */
async function bundle(contentModules: ReadonlyMap<string, string>) {
  const options = {
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    target: 'es2022',
    plugins: [islandEntries, contentPlugin(contentModules), withoutModal],
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
      // Chromium then compiles in another thread while it fetches: a first tap on a slow phone
      // waits a tenth less, a late one a third less (https://v8.dev/blog/explicit-compile-hints).
      banner: { js: '//# allFunctionsCalledOnLoad' },
    });
  const [components, functions] = await Promise.all([
    forBrowser(true),
    forBrowser(false),
    build({ ...options, outfile: renderFile, stdin: { contents: renderCode, resolveDir: '.' } }),
  ]);
  return { ...components.metafile.outputs, ...functions.metafile.outputs };
}
