import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { memoize } from '../../../lib/memoize';
import { withoutModal } from '../../virtual-module';
import { contentPlugin, islandEntries, islandModules, renderCode } from './modules';

/** The path of the islands' files on the site. */
export const islandsPath = '/_next/static/islands/';

/** Where they are until the export: `next build` runs meanwhile, and empties .next but cache/. */
export const islandsFolder = '.next/cache/islands/browser';

/** The module that renders islands in Node: .mjs, as Next declares every .js in .next CommonJS. */
const renderFile = '.next/cache/islands/render.mjs';

/** What ids in an island begin with until its page gives it a prefix; no content has it. */
export const idToken = '\uE000';

export interface BuiltIsland {
  /** The URLs of its files: its own module first, then what that imports. */
  urls: readonly string[];
  /**
   * Returns the island's HTML for its props as JSON. In it, each slot is an empty element, and each
   * id begins with `idToken`. It's undefined for a function, whose HTML the page has already.
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
