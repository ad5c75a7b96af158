import type { Root } from 'postcss';

/** Removes variables of Tailwind and its minifier that are never read or never set. */
export function pruneStylesheet(css: Root): Root {
  // app/base.css makes every border solid, and a class for another style sets it itself.
  css.walkDecls(/^border(?:-[a-z]+)*-style$/, (declaration) => {
    if (declaration.value === 'var(--tw-border-style)') declaration.remove();
  });
  const set = new Set<string>();
  css.walkDecls(/^--tw-/, ({ prop, value }) => {
    // A variable that has only its initial value is unset.
    if (value !== 'initial') set.add(prop);
  });
  css.replaceValues(readWithFallback, (text, name, fallback) => (set.has(name) ? text : fallback));
  const read = new Set(String(css).match(/(?<=var\()--(?:tw|lightningcss)-[\w-]+/g));
  css.walkDecls(/^--(?:tw|lightningcss)-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  css.walkAtRules('property', (property) => {
    if (!read.has(property.params)) property.remove();
  });
  // The initial values again, for browsers without @property.
  css.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && !String(layer).includes('--tw-')) layer.remove();
  });
  return css;
}

/** Such as `var(--tw-leading,calc(1 / 2))`: a variable that is never set takes the fallback. */
const readWithFallback = /var\((--tw-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g;
