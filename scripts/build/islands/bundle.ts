import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { islandEntries, plainEntry, reactEntry, sharedReact, withoutModal } from './entries';

/** What the browser gets for an island. */
interface IslandModule {
  /** The URLs of its files: the module first, then what that imports. */
  urls: readonly string[];
  /**
   * Its markup for its props, with an empty element for each slot, and ids that begin with `idToken`;
   * undefined where the page has the markup (a plain island).
   */
  draw: ((props: string) => string) | undefined;
}

/** Where the browser finds the files of the islands. */
export const islandsPath = '/_next/static/islands/';

/** Stands for the prefix of an island's ids: no content has such a character. */
export const idToken = '\uE000';

export interface Islands {
  /** By their path from components/, such as contact/phone-reveal. */
  modules: ReadonlyMap<string, IslandModule>;
  /** Where their files are. */
  folder: string;
  /** Whether one of the files has a word, such as the name of a class. */
  mentions: (word: string) => boolean;
}

/**
 * Bundles the islands for the browser: a module for each, React once and what else they share once,
 * each name with a hash of its content.
 *
 * @param environment what the components find as process.env.
 * @throws Error when an island has no file, or one that exports nothing of its name.
 */
export async function bundleIslands(
  root: string,
  environment: Record<string, string>,
): Promise<Islands> {
  // Next keeps this folder when it cleans up for a build of its own.
  const outdir = join(root, '.next/cache/islands');
  const names = islandNames(root);
  rmSync(outdir, { recursive: true, force: true });
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
    outdir,
    target: 'es2022',
  } satisfies BuildOptions;
  const isPlain = (name: string) => existsSync(join(root, `components/${name}.client.ts`));
  const bundle = (some: readonly string[], source: (name: string) => string, splitting: boolean) =>
    build({
      ...options,
      splitting,
      entryPoints: some.map((name) => ({ in: `island:${name}`, out: basename(name) })),
      entryNames: '[name]-[hash]',
      chunkNames: 'part-[hash]',
      metafile: true,
      // Chromium then compiles while it fetches, off the main thread: a first tap on a slow phone waits a
      // tenth less, one long after loading a third (https://v8.dev/blog/explicit-compile-hints).
      banner: { js: '//# allFunctionsCalledOnLoad' },
      plugins: [islandEntries(root, source), withoutModal],
    });
  const [hydrated, plain] = await Promise.all([
    bundle(
      names.filter((name) => !isPlain(name)),
      reactEntry,
      true,
    ),
    // Each is so small that what two of them share is not worth a request.
    bundle(names.filter(isPlain), plainEntry, false),
  ]);
  const outputs = { ...hydrated.metafile.outputs, ...plain.metafile.outputs };
  await build({ ...options, entryPoints: { draw: 'lib/islands/draw.ts' }, plugins: [sharedReact] });
  // For Node, which imports them to draw the islands.
  writeFileSync(join(outdir, 'package.json'), '{"type":"module"}');
  const load = (file: string) => import(`${pathToFileURL(join(outdir, file))}?${Date.now()}`);

  const modules = new Map<string, IslandModule>();
  for (const name of names) {
    const files = filesOf(outputs, `island:${name}`);
    const { component, React } = await load(String(files[0]));
    Object.assign(globalThis, { React });
    const { draw } = component ? await load('draw.js') : {};
    modules.set(name, {
      urls: files.map((file) => islandsPath + file),
      draw: draw && remembered((props) => draw(component, props, idToken)),
    });
  }
  rmSync(join(outdir, 'draw.js'));
  rmSync(join(outdir, 'package.json'));
  const files = readdirSync(outdir).map((file) => readFileSync(join(outdir, file), 'utf8'));
  const scripts = files.join('');
  return { modules, folder: outdir, mentions: (word) => scripts.includes(word) };
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

/** The same answer for the same question, worked out once. */
function remembered<Answer>(work: (question: string) => Answer): (question: string) => Answer {
  const answers = new Map<string, Answer>();
  return (question) => {
    const answer = answers.get(question) ?? work(question);
    answers.set(question, answer);
    return answer;
  };
}

/** The files of an entry point: its own and all that it imports, as names without a folder. */
function filesOf(outputs: Metafile['outputs'], entryPoint: string): string[] {
  const own = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint);
  const files = new Set(own && [own[0]]);
  // A set that grows while it is walked through is walked to its new end.
  for (const file of files) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') files.add(path);
    }
  }
  return [...files].map((file) => basename(file));
}
