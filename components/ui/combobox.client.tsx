'use client';

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { buttonStyles } from './button-styles';
import { actOf } from './combobox-keys';
import { type Option, OptionList, optionId } from './option-list';
import { usePointerOutside } from './use-pointer-outside';

interface Props {
  /** The input, so that the parent can read what was typed before hydration. */
  input: RefObject<HTMLInputElement | null>;
  label: string;
  /** What the button beside the input says. */
  action: string;
  /** A button at the end of the input. */
  shortcut: ReactNode;
  options: readonly Option[];
  onInput: (text: string) => void;
  onChoose: (option: Option) => void;
  /** Enter or the button, with no option active. Returns whether to keep the list open. */
  onSubmit: () => boolean;
  /** Content below the input, where the list may be open. */
  children: (isOpen: boolean) => ReactNode;
}

/**
 * An input with a list of suggestions (the APG's editable combobox with list autocomplete). It is a
 * form so that Enter clicks the button even before hydration, when clicks are held for React.
 */
export function Combobox(props: Props) {
  const { input, label, action, shortcut, options, onInput, onChoose, onSubmit, children } = props;
  const id = useId();
  const listId = `${id}-list`;
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen ? options : [];
  const isShown = shown.length > 0;

  function show(open: boolean, index = -1) {
    setIsOpen(open);
    setActive(index);
  }

  // Text typed before hydration gets its list too.
  useEffect(() => setIsOpen(input.current === document.activeElement), [input]);

  // A screen reader may take the focus from the input before it clicks an option: only a pointer
  // elsewhere, or the focus there, closes the list.
  usePointerOutside(input, isOpen, () => show(false));

  function submit(event: FormEvent) {
    event.preventDefault();
    show(false);
    if (!onSubmit()) return;
    // The input handles the keys of the list.
    input.current?.focus();
    show(true);
  }

  function choose(option: Option) {
    show(false);
    onChoose(option);
  }

  /** Moves from the input (-1) through the options and back to it. */
  function step(by: 1 | -1) {
    const stops = options.length + 1;
    show(true, (((isShown ? active : -1) + 1 + by + stops) % stops) - 1);
  }

  function handleKey(event: KeyboardEvent) {
    const act = actOf(event);
    const chosen = shown[active];
    if (act === 'edit') setActive(-1);
    if (!act || act === 'edit' || (act === 'choose' && !chosen)) return;
    event.preventDefault();
    if (act === 'choose' && chosen) choose(chosen);
    else if (act === 'next' || act === 'previous') step(act === 'next' ? 1 : -1);
    else {
      // Escape closes the list, and clears the input when the list is closed.
      if (act === 'dismiss' && !isShown && input.current) {
        input.current.value = '';
        onInput('');
      }
      show(act === 'open');
    }
  }

  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative mt-1 flex gap-2">
        <div className="relative flex-1">
          <input
            ref={input}
            id={id}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={shown[active] && optionId(listId, active)}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            className="block min-h-11 w-full min-w-0 rounded-md border border-navy-800 bg-cream-50 py-2 pr-12 pl-3"
            onInput={(event) => {
              show(true);
              onInput(event.currentTarget.value);
            }}
            onKeyDown={handleKey}
            onClick={() => show(true)}
            onFocus={(event) => show(event.currentTarget.value !== '')}
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
          {action}
        </button>
        <OptionList
          ref={list}
          id={listId}
          label={label}
          options={shown}
          active={active}
          onChoose={choose}
        />
      </div>
      {children(isShown)}
    </form>
  );
}
