import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { islandEntries, plainEntry, reactEntry, sharedReact, withoutModal } from './entries';

/**
 * Bundles the islands for the browser: a module for each, and React and whatever else they share
 * once, each named with a hash of its content. Bundles draw.js as well, which draws them in Node.
 *
 * @param folder gets draw.js, and the files for the browser in `browser/`.
 * @param environment what the components read from process.env.
 * @returns the file names of each island: its own module first, then what that imports.
 * @throws Error when an island has no file, or its file lacks the export of its name.
 */
export async function bundleIslands(
  root: string,
  names: readonly string[],
  folder: string,
  environment: Record<string, string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const variables = Object.entries({ NODE_ENV: 'production', ...environment });
  const options = {
    absWorkingDir: root,
    bundle: true,
    define: Object.fromEntries(
      variables.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    target: 'es2022',
  } satisfies BuildOptions;
  const bundle = (some: readonly string[], source: (name: string) => string, splitting: boolean) =>
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
    bundle(withReact, reactEntry, true),
    // Each is so small that what two of them share is not worth a request.
    bundle(names.filter(isPlain), plainEntry, false),
    build({
      ...options,
      outdir: folder,
      entryPoints: { draw: 'lib/islands/draw.ts' },
      plugins: [sharedReact],
    }),
  ]);
  const outputs = { ...react.metafile.outputs, ...plain.metafile.outputs };
  return new Map(names.map((name) => [name, filesOf(outputs, `island:${name}`)]));
}

/** The files of an entry point: its own and everything it imports, without their folder. */
function filesOf(outputs: Metafile['outputs'], entryPoint: string): string[] {
  const own = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint);
  const files = new Set(own && [own[0]]);
  // Iterating over a set also visits what is added on the way.
  for (const file of files) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') files.add(path);
    }
  }
  return [...files].map((file) => basename(file));
}
