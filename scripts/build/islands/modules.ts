import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { fileNames } from '../../../lib/content/file-names';
import { fileOf, isComponent } from '../../../lib/islands/registry';

/** Resolves matching imports to a virtual module, named by the filter's group. */
const virtualModule = (
  namespace: string,
  filter: RegExp,
  contents: (name: string) => string,
): Plugin => ({
  name: namespace,
  setup({ onResolve, onLoad }) {
    onResolve({ filter }, ({ path }) => ({ path: filter.exec(path)?.[1] ?? namespace, namespace }));
    onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: contents(path),
      resolveDir: process.cwd(),
    }));
  },
});

/** The entry points, which bundle.ts gives names such as `island:PhoneReveal`. */
export const islandEntries = virtualModule('island', /^island:(.*)/, (name) => {
  const file = `${fileOf(name)}.client.${isComponent(name) ? 'tsx' : 'ts'}`;
  const path = fileNames('components').find((known) => basename(known) === file);
  if (!path) throw new Error(`lib/islands/registry.ts: ${name}: expected a ${file}, found none`);
  // Whoever draws a component in Node needs it and its React, too.
  return isComponent(name)
    ? `
import { takeOver } from './lib/islands/take-over';
import { IslandError } from './components/layout/island-error';
import { ${name} } from './components/${path}';
export { ${name} as component };
export { default as React } from 'react';
export default (island) => takeOver(island, ${name}, IslandError);`
    : `
import { ${name} } from './components/${path}';
export default (island) => ${name}(island, JSON.parse(island.dataset.props ?? '{}'));`;
});

/** The modules of facts and of the owner's sentences (lib/islands/words.ts). */
export const wordsOf = (words: ReadonlyMap<string, string>) =>
  virtualModule('words', /^(#words\/.*)/, (name) => words.get(name) ?? '');

/**
 * For a modal popover, Radix locks scrolling and hides the rest of the page. Ours isn't modal, and
 * a visitor who wants the number would wait for 4 KB more.
 */
export const withoutModal = virtualModule(
  'modal',
  /^(?:react-remove-scroll|aria-hidden)$/,
  () => 'export const RemoveScroll = "div"; export const hideOthers = () => () => {};',
);

/** The islands' own React, so that their hooks belong to the React that draws them. */
export const sharedReact = virtualModule(
  'shared',
  /^react$/,
  () => 'module.exports = globalThis.React',
);
