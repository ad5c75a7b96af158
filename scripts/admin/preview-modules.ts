import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { countyLines } from '../../lib/drawing/map/atlas';

/** What the site's components import and no browser can read, as the preview beside a form has it. */
const modules: readonly (readonly [path: RegExp, code: () => string])[] = [
  [
    /^next\/navigation$/,
    () =>
      'export const usePathname = () => globalThis.drawn.path; export const useServerInsertedHTML = () => {};',
  ],
  [
    /^#words\/(\w+)$/,
    () =>
      ['documents', 'error', 'finder', 'price']
        .map((name) => {
          return `export const ${name}Words = new Proxy({}, { get: (_, key) => globalThis.drawn.words.${name}[key] });`;
        })
        .join('\n'),
  ],
  [
    /(?:^|\/)atlas$/,
    () => {
      // Four decimals of a degree are 11 meters.
      const round = (_: string, value: unknown) =>
        typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;
      const lines = JSON.stringify(JSON.stringify(countyLines(), round));
      return `const lines = JSON.parse(${lines}); export const countyLines = () => lines;`;
    },
  ],
  [
    /(?:^|\/)palette$/,
    () => {
      const css = readFileSync('app/globals.css', 'utf8');
      const colors = [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6,8});/g)];
      const byName = Object.fromEntries(colors.map(([, name, value]) => [name, value]));
      return `const colors = ${JSON.stringify(byName)}; export const color = (name) => colors[name];`;
    },
  ],
];

/** Files that take the place of a module: of two renderers in one, the one that is used. */
const files: readonly (readonly [path: RegExp, file: string])[] = [
  [
    /^react-dom\/server$/,
    'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
  ],
  // The forms would show a preview with a React of their own, 211 KB; ours draws in a worker.
  [/chunks\/react-dom-[\w-]+\.js$/, 'scripts/admin/page/preview/create-root.ts'],
];

/** Lets the forms draw the site's pages. The build stops if the forms no longer ask for one of these. */
export const previewModules: Plugin = {
  name: 'preview',
  setup({ onEnd, onLoad, onResolve }) {
    const asked = new Set<RegExp>();
    for (const [filter, code] of modules) {
      const namespace = String(filter);
      onResolve({ filter }, () => {
        asked.add(filter);
        return { path: namespace, namespace, sideEffects: false };
      });
      onLoad({ filter: /.*/, namespace }, () => ({ contents: code(), loader: 'js' }));
    }
    for (const [filter, file] of files) {
      onResolve({ filter }, () => {
        asked.add(filter);
        return { path: resolve(file) };
      });
    }
    onEnd(() => ({
      errors: [...modules, ...files]
        .filter(([filter]) => !asked.has(filter))
        .map(([filter]) => ({ text: `expected an import of ${filter}, found none` })),
    }));
  },
};
