import type { Root } from 'postcss';

/**
 * Removes Tailwind's variables that change nothing here: those that are never read, or never set.
 * Tailwind declares each of them twice on every page.
 */
export function pruneStylesheet(css: Root): void {
  // app/base.css makes every border solid, and a class for another style sets it itself.
  css.walkDecls(/^border(?:-[a-z]+)*-style$/, (declaration) => {
    if (declaration.value === 'var(--tw-border-style)') declaration.remove();
  });
  const set = new Set<string>();
  css.walkDecls(/^--tw-/, ({ prop, value }) => {
    // Unset variables have only this initial value.
    if (value !== 'initial') set.add(prop);
  });
  const read = new Set<string>();
  css.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(readWithFallback, (text, name, fallback) =>
      set.has(name) ? text : fallback,
    );
    for (const [, name = ''] of declaration.value.matchAll(/var\((--tw-[\w-]+)/g)) read.add(name);
  });
  css.walkAtRules('property', (property) => {
    if (read.has(property.params)) return;
    css.walkDecls(property.params, (declaration) => {
      declaration.remove();
    });
    property.remove();
  });
  // The initial values again, for browsers without @property.
  css.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && !String(layer).includes('--tw-')) layer.remove();
  });
}

/** Such as `var(--tw-leading,calc(1 / 2))`: a variable that is never set takes the fallback. */
const readWithFallback = /var\((--tw-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g;
