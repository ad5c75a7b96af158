import { Fragment, type ReactNode } from 'react';

interface Props<Name extends string> {
  /** A template of content: its parts in order. */
  text: readonly (string | { readonly name: Name })[];
  values: Readonly<Record<Name, ReactNode>>;
}

/** Like `fill` in lib/text.ts, but with markup, such as a link in the middle of a sentence. */
export function Filled<Name extends string>({ text, values }: Props<Name>) {
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <Fragment key={index}>{values[part.name]}</Fragment>
    ),
  );
}
