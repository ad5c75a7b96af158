'use client';

import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Combobox } from '@/components/ui/combobox.client';
import type { Option } from '@/components/ui/option-list';
import { sayAfterPause } from '@/lib/islands/say-after-pause';
import { pluralize } from '@/lib/text';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  hint: string;
  /** What has been typed. */
  typed: string;
  options: readonly Option[];
  /** What a screen reader hears if nothing fits; false while something may. */
  nothingFits: string | false;
  /** What a question was answered; undefined before there is one. */
  answer: ReactNode;
  /** What was typed, also before hydration; it takes the answer away. */
  onInput: (text: string) => void;
  /** A question, as typed. Returns whether to keep the list of options open. */
  onAsk: (text: string) => boolean;
  shortcut?: ReactNode;
}

/** A box that finds something in a list, with a line for its answer. */
export function FinderBox({ input, typed, options, nothingFits, answer, ...props }: Props) {
  const said = useRef<HTMLDivElement>(null);
  const isSaying = answer !== undefined;
  const count = options.length > 0 ? pluralize(options.length, 'suggestion') : nothingFits || '';

  useEffect(() => {
    sayAfterPause(typed && !isSaying ? count : '');
  }, [typed, isSaying, count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is hydrated
  useEffect(() => {
    // What was typed before hydration.
    if (input.current?.value) props.onInput(input.current.value);
    // Going back in the browser may show the page as it was left.
    const clearOnReturn = ({ persisted }: PageTransitionEvent) =>
      persisted && props.onInput(input.current?.value ?? '');
    addEventListener('pageshow', clearOnReturn);
    return () => removeEventListener('pageshow', clearOnReturn);
  }, []);

  useEffect(() => {
    // On a phone, the keyboard and the call bar may cover it.
    if (answer !== undefined) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [answer]);

  return (
    <Combobox
      input={input}
      label={props.label}
      hint={props.hint}
      options={options}
      onInput={props.onInput}
      // From the box itself: it may have been filled before hydration.
      onSubmit={() => props.onAsk(input.current?.value.trim() ?? '')}
      isSaying={isSaying}
      shortcut={props.shortcut}
    >
      <div
        ref={said}
        role="status"
        className={clsx(
          'min-h-6 basis-full text-base wrap-anywhere',
          isSaying && 'border-b border-gold-400 pb-2',
        )}
      >
        {answer}
      </div>
    </Combobox>
  );
}
