import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { islandEntries, plainEntry, reactEntry, sharedReact, withoutModal } from './entries';

/**
 * Bundles the islands for the browser: a module for each, and React and whatever else they share
 * once, each named with a hash of its content. Also bundles draw.js, which draws them in Node.
 *
 * @param folder gets draw.js, and the files for the browser in `browser/`.
 * @param environment what the components read from process.env.
 * @returns what esbuild reports about each file for the browser. The entry point of an island's own
 *   module is `island:` plus its name.
 * @throws Error when an island has no file, or its file lacks the export named after it.
 */
export async function bundleIslands(
  root: string,
  names: readonly string[],
  folder: string,
  environment: Record<string, string>,
): Promise<Metafile['outputs']> {
  const define: Record<string, string> = { 'process.env.NODE_ENV': '"production"' };
  for (const [name, value] of Object.entries(environment)) {
    define[`process.env.${name}`] = JSON.stringify(value);
  }
  const options = {
    absWorkingDir: root,
    bundle: true,
    define,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    target: 'es2022',
  } satisfies BuildOptions;
  const forBrowser = (some: string[], source: (name: string) => string, splitting: boolean) =>
    build({
      ...options,
      outdir: join(folder, 'browser'),
      splitting,
      entryPoints: some.map((name) => ({ in: `island:${name}`, out: basename(name) })),
      entryNames: '[name]-[hash]',
      chunkNames: 'part-[hash]',
      metafile: true,
      // Chromium then compiles off the main thread while it fetches: a first tap on a slow phone waits
      // a tenth less, one long after loading a third less (https://v8.dev/blog/explicit-compile-hints).
      banner: { js: '//# allFunctionsCalledOnLoad' },
      plugins: [islandEntries(root, source), withoutModal],
    });
  const isPlain = (name: string) => existsSync(join(root, `components/${name}.client.ts`));
  const withReact = names.filter((name) => !isPlain(name));
  const [react, plain] = await Promise.all([
    forBrowser(withReact, reactEntry, true),
    // Each is so small that what two of them share isn't worth a request.
    forBrowser(names.filter(isPlain), plainEntry, false),
    build({
      ...options,
      outdir: folder,
      entryPoints: { draw: 'lib/islands/draw.ts' },
      plugins: [sharedReact],
    }),
  ]);
  return { ...react.metafile.outputs, ...plain.metafile.outputs };
}
