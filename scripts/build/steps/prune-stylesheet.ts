import type { Root } from 'postcss';

/**
 * Puts the theme's values in place of its variables, and removes Tailwind's variables that change
 * nothing here: those that are never read, or never set. Tailwind declares each of them twice on every
 * page.
 */
export function pruneStylesheet(css: Root): Root {
  inlineTheme(css);
  // app/base.css makes every border solid, and a class for another style sets it itself.
  css.walkDecls(/^border(?:-[a-z]+)*-style$/, (declaration) => {
    if (declaration.value === 'var(--tw-border-style)') declaration.remove();
  });
  const set = new Set<string>();
  css.walkDecls(/^--tw-/, ({ prop, value }) => {
    // Unset variables have only this initial value.
    if (value !== 'initial') set.add(prop);
  });
  css.replaceValues(readWithFallback, (text, name, fallback) => (set.has(name) ? text : fallback));
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
  // The initial values again, for browsers without @property.
  css.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && !String(layer).includes('--tw-')) layer.remove();
  });
  return css;
}

/** Nothing ever sets a variable of the theme anew, and a name is longer than what it stands for. */
function inlineTheme(css: Root): void {
  const values = new Map<string, string>();
  css.walkAtRules('layer', (layer) => {
    if (layer.params !== 'theme' || !layer.nodes) return;
    layer.walkDecls(/^--/, ({ prop, value }) => {
      values.set(prop, value);
    });
    layer.remove();
  });
  const reference = /var\((--[\w-]+)\)/g;
  const inlined = (read: string, name: string): string =>
    values.get(name)?.replace(reference, inlined) ?? read;
  css.replaceValues(reference, inlined);
}

/** Such as `var(--tw-leading,calc(1 / 2))`: a variable that is never set takes the fallback. */
const readWithFallback = /var\((--tw-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g;
