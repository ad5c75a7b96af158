import type { Plugin } from 'esbuild';

/** Resolves matching imports to a virtual module, named by the filter's group. */
export const virtualModule = (
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

/**
 * For a modal popover, Radix locks scrolling and hides the rest of the page. Ours isn't modal, and
 * a visitor who wants the number would wait for 4 KB more.
 */
export const withoutModal = virtualModule(
  'modal',
  /^(?:react-remove-scroll|aria-hidden)$/,
  () => 'export const RemoveScroll = "div"; export const hideOthers = () => () => {};',
);
