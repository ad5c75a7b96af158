import { type ReactNode, type RefObject, useEffect } from 'react';

export interface Option {
  label: string;
  note?: ReactNode;
  choose: () => void;
}

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  label: string;
  options: readonly Option[];
  /** The option that the keyboard has reached; -1 for none. */
  active: number;
  onChoose: (option: Option) => void;
  /** Is called when a pointer comes down outside the form. */
  onLeave: () => void;
}

/** The id of an option's element, for the input's `aria-activedescendant`. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** The suggestions below a combobox. */
export function OptionList({ ref, id, label, options, active, onChoose, onLeave }: Props) {
  const count = options.length;

  // On a small screen, keyboard and bar leave the list little room, and an answer above moves it.
  useEffect(() => {
    if (count === 0) return;
    const option = ref.current?.children[active] ?? ref.current;
    option?.scrollIntoView?.({ block: 'nearest' });
  });

  useEffect(() => {
    if (count === 0) return;
    const check = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.closest('form')?.contains(target)) onLeave();
    };
    document.addEventListener('pointerdown', check);
    return () => document.removeEventListener('pointerdown', check);
  }, [count, ref, onLeave]);

  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      hidden={count === 0}
      // Of more than six options, half of the seventh says that there are more. No stop for Tab.
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-10 mt-2 max-h-72 overflow-y-auto rounded-md border border-navy-800 bg-cream-50 [box-shadow:0_8px_16px_-8px]"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active one
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
        <div
          key={option.label}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className="flex min-h-11 cursor-pointer flex-wrap justify-between gap-x-3 border-cream-200 px-3 py-2 not-last:border-b hover:bg-cream-200 aria-selected:bg-cream-200 aria-selected:[outline:2px_solid] aria-selected:-outline-offset-2"
          // The input keeps the focus, so that the list stays open until the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
          {option.note && <span className="text-sm">{option.note}</span>}
        </div>
      ))}
    </div>
  );
}
