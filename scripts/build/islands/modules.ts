import { fileNames } from '../../../lib/content/file-names';
import { virtualModule } from '../../virtual-module';

/**
 * The islands, each with the path of its module and the name of what that exports: the component
 * `PhoneReveal`, which React hydrates, from `phone-reveal.island.client.tsx`; the function
 * `mapBox`, which gets finished markup, from `map-box.island.client.ts`.
 */
export const islandModules = fileNames('components').flatMap((path) => {
  const [, file = '', ending] = /([^/]+)\.island\.client\.(tsx?)$/.exec(path) ?? [];
  if (!ending) return [];
  const isComponent = ending === 'tsx';
  const first = isComponent ? /(?:^|-)./g : /-./g;
  const name = file.replace(first, (letter) => letter.replace('-', '').toUpperCase());
  return { path, file, name, isComponent };
});

/** The entry points, which islands.ts gives names such as `island:PhoneReveal`. */
export const islandEntries = virtualModule('island', /^island:(.*)/, (name) => {
  const { path, isComponent } = islandModules.find((one) => one.name === name) ?? {};
  return isComponent
    ? `
import { takeOver } from './lib/islands/take-over';
import { IslandError } from './components/layout/island-error';
import { ${name} } from './components/${path}';
export default (island) => takeOver(island, ${name}, IslandError);`
    : `
import { ${name} } from './components/${path}';
export default (island) => ${name}(island, JSON.parse(island.dataset.props ?? '{}'));`;
});

/** The modules of facts and of the owner's sentences (lib/islands/island-content.ts). */
export const contentPlugin = (contentModules: ReadonlyMap<string, string>) =>
  virtualModule('content', /^(#content\/.*)/, (name) => contentModules.get(name) ?? '');

/** The module that renders islands in Node: `render`, and each component under its name. */
export const renderCode = islandModules
  .filter(({ isComponent }) => isComponent)
  .map(({ name, path }) => `export { ${name} } from './components/${path}';`)
  .concat("export { render } from './lib/islands/render';")
  .join('\n');
