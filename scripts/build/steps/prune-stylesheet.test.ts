import { parse } from 'postcss';
import { pruneStylesheet } from './prune-stylesheet';

const pruned = (css: string) => String(pruneStylesheet(parse(css)));

/** A stylesheet as Tailwind 4 writes it, with its variables' initial values around the classes. */
const sheet = (classes: string, ...names: string[]) =>
  [
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline)))',
    `{*,:before,::backdrop{${names.map((name) => `${name}:initial`).join(';')}}}}`,
    `@layer utilities{${classes}}`,
    ...names.map((name) => `@property ${name}{syntax:"*";inherits:false}`),
  ].join('');

it.each([
  [
    'the style that every border has',
    '.border-t{border-top-style:var(--tw-border-style);border-width:1px}.border-dotted{--tw-border-style:dotted;border-style:dotted}',
    '--tw-border-style',
    '.border-t{border-width:1px}.border-dotted{border-style:dotted}',
  ],
  [
    'a variable that nothing sets',
    '.text-sm{line-height:var(--tw-leading,calc(1 / 2))}',
    '--tw-leading',
    '.text-sm{line-height:calc(1 / 2)}',
  ],
  [
    'what only light-dark() would read',
    'html{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light only}',
    '--tw-leading',
    'html{color-scheme:light only}',
  ],
])('removes %s', (_what, classes, name, left) => {
  expect(pruned(sheet(classes, name))).toBe(`@layer utilities{${left}}`);
});

it('removes a variable that nothing reads, and keeps one that something does', () => {
  const classes = (weight = '') =>
    `.text-sm{line-height:var(--tw-leading,1)}.leading-none{--tw-leading:1;line-height:1}.font-semibold{${weight}font-weight:600}`;
  const whole = sheet(classes('--tw-font-weight:600;'), '--tw-font-weight', '--tw-leading');
  expect(pruned(whole)).toBe(sheet(classes(), '--tw-leading'));
});
