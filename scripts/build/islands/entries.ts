import { basename } from 'node:path';
import type { Plugin } from 'esbuild';

/** What the browser imports for an island, named as its file is: phone-reveal exports PhoneReveal. */
export function islandEntries(root: string, source: (name: string) => string): Plugin {
  return {
    name: 'islands',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice('island:'.length),
        namespace: 'island',
      }));
      onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => ({
        contents: source(path),
        resolveDir: root,
      }));
    },
  };
}

const pascal = (name: string) =>
  name.replace(/(?:^|-)(.)/g, (_all, letter) => letter.toUpperCase());
const camel = (name: string) => name.replace(/-(.)/g, (_all, letter) => letter.toUpperCase());

export function reactEntry(path: string): string {
  const component = pascal(basename(path));
  return `import { takeOver } from './lib/islands/take-over';
import { IslandError } from './components/layout/island-error';
import { ${component} } from './components/${path}.client';
export { ${component} as component };
export { default as React } from 'react';
export default (island) => takeOver(island, ${component}, IslandError);`;
}

export function plainEntry(path: string): string {
  const run = camel(basename(path));
  return `import { ${run} } from './components/${path}.client';
export default (island) => ${run}(island, JSON.parse(island.dataset.props ?? '{}'));`;
}

/**
 * What Radix brings for a modal popover alone, which locks the page's scroll and hides the rest of it:
 * ours is not modal, and a visitor who wants the number would wait for 4 KB more.
 */
export const withoutModal: Plugin = {
  name: 'without modal',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:react-remove-scroll|aria-hidden)$/ }, () => ({
      path: 'modal',
      namespace: 'modal',
    }));
    onLoad({ filter: /.*/, namespace: 'modal' }, () => ({
      contents: 'export const RemoveScroll = "div"; export const hideOthers = () => () => {};',
    }));
  },
};

/** The React of the islands, so that their hooks are those of what draws them. */
export const sharedReact: Plugin = {
  name: 'shared React',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react$/ }, () => ({ path: 'react', namespace: 'shared' }));
    onLoad({ filter: /.*/, namespace: 'shared' }, () => ({
      contents: 'module.exports = globalThis.React',
    }));
  },
};
