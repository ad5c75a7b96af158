import type { Root } from 'postcss';

/**
 * Removes Tailwind's variables that change nothing here, each of which it gives a first value twice
 * on every page.
 */
export function pruneStylesheet(css: Root): void {
  // app/base.css makes every border solid, and a class for another style sets it itself.
  css.walkDecls(/^border(?:-[a-z]+)*-style$/, (declaration) => {
    if (declaration.value === 'var(--tw-border-style)') declaration.remove();
  });
  const read = new Set<string>();
  css.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--tw-[\w-]+)/g)) read.add(name);
  });
  css.walkAtRules('property', (property) => {
    if (read.has(property.params)) return;
    css.walkDecls(property.params, (declaration) => {
      declaration.remove();
    });
    property.remove();
  });
  // The first values again, for browsers without @property.
  css.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && !String(layer).includes('--tw-')) layer.remove();
  });
}
