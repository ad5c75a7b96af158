import { fileNames } from '../../../lib/content/file-names';

/**
 * The islands, each with the path of its module and what that exports: `PhoneReveal` from
 * `phone-reveal.island.tsx`, a component, which React hydrates; `mapBox` from `map-box.island.ts`, a
 * function, which gets finished markup.
 */
export const islandModules = fileNames('components').flatMap((path) => {
  const [, file = '', ending] = /([^/]+)\.island\.(tsx?)$/.exec(path) ?? [];
  if (!ending) return [];
  const isComponent = ending === 'tsx';
  const first = isComponent ? /(?:^|-)./g : /-./g;
  const name = file.replace(first, (letter) => letter.replace('-', '').toUpperCase());
  return { path, file, name, isComponent };
});
