import { basename } from 'node:path';
import type { Plugin } from 'esbuild';

/** Resolves matching imports to a virtual module, named by the filter's group. */
function virtualModule(
  namespace: string,
  filter: RegExp,
  contents: (name: string) => string,
  resolveDir = '',
): Plugin {
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter }, ({ path }) => ({
        path: filter.exec(path)?.[1] ?? namespace,
        namespace,
      }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({ contents: contents(path), resolveDir }));
    },
  };
}

/** The entry points, which bundle.ts gives names such as `island:contact/phone-reveal`. */
export const islandEntries = (root: string, source: (name: string) => string) =>
  virtualModule('island', /^island:(.*)/, source, root);

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

const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());

/** What the browser imports for a React island: phone-reveal exports PhoneReveal. */
export function reactEntry(path: string): string {
  const component = camelCase(`-${basename(path)}`);
  return `import { takeOver } from './lib/islands/take-over';
import { IslandError } from './components/layout/island-error';
import { ${component} } from './components/${path}.client';
export { ${component} as component };
export { default as React } from 'react';
export default (island) => takeOver(island, ${component}, IslandError);`;
}

/** What the browser imports for an island without React: share-button exports shareButton. */
export function plainEntry(path: string): string {
  const run = camelCase(basename(path));
  return `import { ${run} } from './components/${path}.client';
export default (island) => ${run}(island, JSON.parse(island.dataset.props ?? '{}'));`;
}
