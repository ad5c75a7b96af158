/**
 * Takes out of Tailwind's stylesheet the variables that change nothing here, each of which it gives
 * a first value twice on every page. What it does not recognize stays as it is.
 */
export function pruneStylesheet(css: string): string {
  // Borders repeat the style of all borders: app/base.css gives every element "solid", and a class
  // for another style sets it itself.
  let lean = css.replace(/border(?:-[a-z]+)*-style:var\(--tw-border-style\);?/g, '');
  for (const [rule, name = ''] of css.matchAll(/@property (--tw-[\w-]+)\{[^}]*\}/g)) {
    const classes = lean.replace(firstValues, '');
    const isRead = classes.includes(`var(${name}`);
    const isSet = classes.includes(`${name}:`);
    if (isRead && (isSet || rule.includes('initial-value'))) continue;
    lean = lean
      .replace(rule, '')
      .replace(new RegExp(`${name}:[^;}]*;?`, 'g'), '')
      .replace(reading(name), (_all, fallback) => fallback);
  }
  return lean.replace(firstValues, (rule, values) => (values === '' ? '' : rule));
}

/** What Tailwind writes for browsers that know no `@property`. */
const firstValues = /@layer properties\{@supports [^{]*\{[^{]*\{([^}]*)\}\}\}/;

/** `var(--tw-leading,calc(1 / 2))`: what nobody sets is what stands behind the comma. */
function reading(name: string): RegExp {
  return new RegExp(`var\\(${name},((?:[^()]|\\([^()]*\\))*)\\)`, 'g');
}
