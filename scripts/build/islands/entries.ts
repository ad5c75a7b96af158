import { basename } from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';

/** Answers the imports that match with modules that are not on disk. */
function virtualModules(
  namespace: string,
  filter: RegExp,
  nameOf: (imported: string) => string,
  load: (name: string) => OnLoadResult,
): Plugin {
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter }, ({ path }) => ({ path: nameOf(path), namespace }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => load(path));
    },
  };
}

/** The entry points, which bundle.ts names `island:contact/phone-reveal`. */
export const islandEntries = (root: string, source: (name: string) => string) =>
  virtualModules(
    'island',
    /^island:/,
    (imported) => imported.slice('island:'.length),
    (name) => ({ contents: source(name), resolveDir: root }),
  );

/**
 * Radix locks the page's scroll and hides the rest of the page for a modal popover. Ours is not
 * modal, and a visitor who wants the number would wait for 4 KB more.
 */
export const withoutModal = virtualModules(
  'modal',
  /^(?:react-remove-scroll|aria-hidden)$/,
  () => 'modal',
  () => ({
    contents: 'export const RemoveScroll = "div"; export const hideOthers = () => () => {};',
  }),
);

/** The islands' own React, so that their hooks belong to the React that draws them. */
export const sharedReact = virtualModules(
  'shared',
  /^react$/,
  () => 'react',
  () => ({ contents: 'module.exports = globalThis.React' }),
);

const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
const pascalCase = (name: string) => camelCase(`-${name}`);

/** What the browser imports for an island of React: phone-reveal exports PhoneReveal. */
export function reactEntry(path: string): string {
  const component = pascalCase(basename(path));
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
