'use client';

import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { type Option, OptionList, optionId } from '@/components/ui/option-list';
import { useOptions } from '@/components/ui/use-options';
import { announceAfterPause } from '@/lib/islands/announce-after-pause';
import { pluralize } from '@/lib/text/format';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  /** What the box finds, in words below its label. */
  hint: string;
  typed: string;
  options: readonly Option[];
  /** What a screen reader hears if nothing fits; false while something may still fit. */
  nothingFits: string | false;
  /** The answer to a question, between the input and the list; undefined before there is one. */
  answer: ReactNode;
  /** Called with what was typed, before hydration, too; it removes the answer. */
  onInput: (text: string) => void;
  /** Called for Enter or the button, if no option is active; returns if the list stays open. */
  onSubmit: (text: string) => boolean;
  /** A button at the end of the input, if there is one. */
  shortcut?: ReactNode;
}

/**
 * A box that finds something in a list, with a line for its answer. It is a form so that Enter
 * clicks the button even before hydration, when clicks are held for React.
 */
export function FinderBox(props: Props) {
  const { input, label, typed, options, answer, onInput, shortcut } = props;
  const id = useId();
  const listId = `${id}-list`;
  const list = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const isSaying = answer !== undefined;
  const textNow = () => input.current?.value ?? '';
  const { shown, index, reached, show, choose, onKeyDown } = useOptions(options, () => {
    if (input.current) input.current.value = '';
    onInput('');
  });
  const count =
    options.length > 0 ? pluralize(options.length, 'suggestion') : props.nothingFits || '';

  useEffect(() => {
    announceAfterPause(typed && !isSaying ? count : '');
  }, [typed, isSaying, count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is hydrated
  useEffect(() => {
    // What was typed before hydration gets its list, too.
    if (textNow()) onInput(textNow());
    if (input.current === document.activeElement) show(true);
    // Going back in the browser may show the page as it was left.
    const clearOnReturn = ({ persisted }: PageTransitionEvent) => persisted && onInput(textNow());
    addEventListener('pageshow', clearOnReturn);
    return () => removeEventListener('pageshow', clearOnReturn);
  }, []);

  useEffect(() => {
    // On a phone, the keyboard and the call bar may cover it.
    if (answer !== undefined) said.current?.closest('form')?.scrollIntoView?.({ block: 'nearest' });
  }, [answer]);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const staysOpen = props.onSubmit(textNow().trim());
        // The input handles the keys of the list.
        if (staysOpen) input.current?.focus();
        show(staysOpen);
      }}
    >
      <label htmlFor={id} className="value">
        {label}
      </label>
      <p id={`${id}-hint`}>{props.hint}</p>
      <div className="relative mt-2 flex flex-wrap gap-2">
        <div className="relative min-w-0 flex-1 basis-24">
          <input
            ref={input}
            id={id}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-describedby={`${id}-hint`}
            aria-activedescendant={reached && optionId(listId, index)}
            autoComplete="off"
            spellCheck={false}
            // More than any address has: for each word, the parent may look through a long list.
            maxLength={200}
            enterKeyHint="go"
            className={clsx('blank min-w-0', shortcut && 'pr-12')}
            onInput={() => {
              show(true);
              onInput(textNow());
            }}
            onKeyDown={onKeyDown}
            onClick={() => show(true)}
            onFocus={() => show(textNow() !== '')}
            // Screen readers may focus an option before they click it: then the list stays open.
            onBlur={({ relatedTarget }) => {
              if (relatedTarget && !list.current?.contains(relatedTarget)) show(false);
            }}
          />
          {shortcut}
        </div>
        <button
          type="submit"
          className={buttonStyles({ variant: 'schedule', className: 'shrink-0' })}
        >
          Go<span className="sr-only">: {label}</span>
        </button>
        <div
          ref={said}
          role="status"
          className={clsx(
            'basis-full text-base wrap-anywhere empty:sr-only',
            isSaying && 'border-b border-gold-400 pb-2',
          )}
        >
          {answer}
        </div>
        <OptionList
          ref={list}
          id={listId}
          label={label}
          options={shown}
          active={index}
          onChoose={choose}
          onLeave={() => show(false)}
        />
      </div>
    </form>
  );
}
