import { fileNames } from '../../../lib/content/file-names';

/**
 * The islands, each with the path of its module and the name of what that exports: the component
 * `PhoneReveal`, which React hydrates, from `phone-reveal.island.client.tsx`; the function `mapBox`,
 * which gets finished markup, from `map-box.island.client.ts`.
 */
export const islandModules = fileNames('components').flatMap((path) => {
  const [, file = '', ending] = /([^/]+)\.island\.client\.(tsx?)$/.exec(path) ?? [];
  if (!ending) return [];
  const isComponent = ending === 'tsx';
  const first = isComponent ? /(?:^|-)./g : /-./g;
  const name = file.replace(first, (letter) => letter.replace('-', '').toUpperCase());
  return { path, file, name, isComponent };
});
