/** @jest-environment node */
import { pruneStylesheet } from './prune-stylesheet';

/** A stylesheet as Tailwind 4 writes it, with the first values of its variables around the classes. */
const sheet = (classes: string, names: readonly string[]) =>
  [
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline)))',
    `{*,:before,::backdrop{${names.map((name) => `${name}:initial`).join(';')}}}}`,
    `@layer utilities{${classes}}`,
    ...names.map((name) => `@property ${name}{syntax:"*";inherits:false}`),
  ].join('');

it('lets no border repeat the style of all borders', () => {
  const classes =
    '.border{border-style:var(--tw-border-style);border-width:1px}.border-t{border-top-style:var(--tw-border-style);border-top-width:1px}.border-dotted{--tw-border-style:dotted;border-style:dotted}';
  expect(pruneStylesheet(sheet(classes, ['--tw-border-style']))).toBe(
    '@layer utilities{.border{border-width:1px}.border-t{border-top-width:1px}.border-dotted{border-style:dotted}}',
  );
});

it('drops a variable that nothing reads', () => {
  const classes = '.font-semibold{--tw-font-weight:600;font-weight:600}';
  expect(pruneStylesheet(sheet(classes, ['--tw-font-weight']))).toBe(
    '@layer utilities{.font-semibold{font-weight:600}}',
  );
});

it('puts in its place what stands for a variable that nothing sets', () => {
  const classes = '.text-sm{line-height:var(--tw-leading,calc(1.25 / .875));color:red}';
  expect(pruneStylesheet(sheet(classes, ['--tw-leading']))).toBe(
    '@layer utilities{.text-sm{line-height:calc(1.25 / .875);color:red}}',
  );
});

it('keeps a variable that is set and read, alone', () => {
  const classes =
    '.text-sm{line-height:var(--tw-leading,1)}.leading-none{--tw-leading:1;line-height:1}';
  const lean = pruneStylesheet(sheet(classes, ['--tw-font-weight', '--tw-leading']));
  expect(lean).toBe(sheet(classes, ['--tw-leading']));
});

it('keeps a variable whose first value is read', () => {
  const blurred =
    '.blur{filter:var(--tw-blur)}@property --tw-blur{syntax:"*";inherits:false;initial-value:none}';
  expect(pruneStylesheet(blurred)).toBe(blurred);
});
