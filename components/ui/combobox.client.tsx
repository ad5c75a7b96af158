'use client';

import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { buttonStyles } from './button-styles';
import { type Option, OptionList, optionId } from './option-list';

interface Props {
  /** The input, so that the parent can read what was typed before hydration. */
  input: RefObject<HTMLInputElement | null>;
  label: string;
  /** What it finds, below the label. */
  hint: string;
  /** A button at the end of the input, if there is one. */
  shortcut?: ReactNode;
  options: readonly Option[];
  onInput: (text: string) => void;
  /** Enter or the button, with no option active. Returns whether to keep the list open. */
  onSubmit: () => boolean;
  /** A line below the input, which the list covers unless it is saying something. */
  children: ReactNode;
  isSaying: boolean;
}

/**
 * An input with a list of suggestions (the APG's editable combobox with list autocomplete). It is a
 * form so that Enter clicks the button even before hydration, when clicks are held for React.
 */
export function Combobox(props: Props) {
  const { input, label, hint, shortcut, options, onInput, onSubmit } = props;
  const id = useId();
  const listId = `${id}-list`;
  const list = useRef<HTMLDivElement>(null);
  /** The option that the keyboard has reached; -1 for none, undefined while the list is closed. */
  const [active, setActive] = useState<number>();
  const shown = active === undefined ? [] : options;
  const isShown = shown.length > 0;
  const index = active ?? -1;
  const chosen = shown[index];
  const show = (isOpen: boolean) => setActive(isOpen ? -1 : undefined);

  // Text typed before hydration gets its list too.
  useEffect(() => {
    if (input.current === document.activeElement) setActive(-1);
  }, [input]);

  function choose(option: Option) {
    show(false);
    option.choose();
  }

  /** Moves from the input (-1) through the options and back to it. */
  function step(by: 1 | -1) {
    const stops = options.length + 1;
    setActive(((index + 1 + by + stops) % stops) - 1);
  }

  /** Closes the list, or clears the input when the list is closed. */
  function dismiss() {
    if (!isShown && input.current) {
      input.current.value = '';
      onInput('');
    }
    show(false);
  }

  /** What a key does (APG), with Alt before its name. */
  const acts: Partial<Record<string, () => void>> = {
    ...(chosen && { Enter: () => choose(chosen) }),
    Escape: dismiss,
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    'Alt+ArrowDown': () => show(true),
    'Alt+ArrowUp': () => show(false),
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const staysOpen = onSubmit();
        // The input handles the keys of the list.
        if (staysOpen) input.current?.focus();
        show(staysOpen);
      }}
    >
      <label htmlFor={id} className="value">
        {label}
      </label>
      <p id={`${id}-hint`}>{hint}</p>
      <div className="relative mt-2 flex flex-wrap gap-2">
        <div className="relative min-w-0 flex-1 basis-24">
          <input
            ref={input}
            id={id}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-describedby={`${id}-hint`}
            aria-activedescendant={chosen && optionId(listId, index)}
            autoComplete="off"
            spellCheck={false}
            // More than any address has: for each word, the parent may look through a long list.
            maxLength={200}
            enterKeyHint="go"
            className={clsx('blank min-w-0', shortcut && 'pr-12')}
            onInput={(event) => {
              show(true);
              onInput(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
              // All other keys are the browser's business, or belong to an input method.
              if (ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return;
              const name = altKey ? `Alt+${key}` : key;
              if (/^(?:Arrow(?:Left|Right)|Home|End)$/.test(name)) show(active !== undefined);
              const act = acts[name];
              if (act) event.preventDefault();
              act?.();
            }}
            onClick={() => show(true)}
            onFocus={(event) => show(event.currentTarget.value !== '')}
            // A screen reader may take the focus from the input before it clicks an option: only a
            // pointer elsewhere, or the focus there, closes the list.
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
        {props.children}
        <OptionList
          ref={list}
          id={listId}
          label={label}
          options={shown}
          active={index}
          isOver={!props.isSaying}
          onChoose={choose}
          onLeave={() => show(false)}
        />
      </div>
    </form>
  );
}
