import { type KeyboardEvent, useState } from 'react';
import type { Option } from './option-list';

/**
 * The keyboard's way through an input's options (the APG's combobox with list autocomplete).
 *
 * @param clear empties the input: Escape does, once the list is closed.
 */
export function useOptions(options: readonly Option[], clear: () => void) {
  /** The option that the keyboard has reached; -1 for none, undefined while the list is closed. */
  const [active, setActive] = useState<number>();
  const shown = active === undefined ? [] : options;
  const index = active ?? -1;
  const reached = shown[index];
  const show = (isOpen: boolean) => setActive(isOpen ? -1 : undefined);

  function choose(option: Option) {
    show(false);
    option.choose();
  }

  /** Moves from the input (-1) through the options and back to it. */
  function step(by: 1 | -1) {
    const stops = options.length + 1;
    setActive(((index + 1 + by + stops) % stops) - 1);
  }

  /** What a key does, with Alt before its name. */
  const acts: Partial<Record<string, () => void>> = {
    ...(reached && { Enter: () => choose(reached) }),
    Escape() {
      if (shown.length === 0) clear();
      show(false);
    },
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    'Alt+ArrowDown': () => show(true),
    'Alt+ArrowUp': () => show(false),
  };

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    // All other keys are the browser's business, or belong to an input method.
    if (ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return;
    const name = altKey ? `Alt+${key}` : key;
    if (/^(?:Arrow(?:Left|Right)|Home|End)$/.test(name)) show(active !== undefined);
    const act = acts[name];
    if (act) event.preventDefault();
    act?.();
  }

  return { shown, index, reached, show, choose, onKeyDown };
}
