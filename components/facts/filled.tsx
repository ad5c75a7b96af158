import { Fragment, type ReactNode } from 'react';
import { filledParts, type Template } from '@/lib/text/templates';

interface Props<Name extends string> {
  text: Template<Name>;
  values: Readonly<Record<NoInfer<Name>, ReactNode>>;
}

/** Like `fill` (lib/text/templates.ts), but with markup, such as a link in a sentence. */
export function Filled<Name extends string>({ text, values }: Props<Name>) {
  return filledParts(text, values).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
    <Fragment key={index}>{part}</Fragment>
  ));
}
