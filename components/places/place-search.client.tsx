'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { matches, searchable } from '@/lib/place-search';

interface Props {
  /** The id of the list whose cards are filtered. */
  list: string;
  total: number;
}

interface Card {
  element: HTMLElement;
  words: string[];
}

/** Filters the cards that stand in the page, from the first letter on. */
export function PlaceSearch({ list, total }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const cards = useRef<Card[]>(undefined);
  const [term, setTerm] = useState('');
  const [count, setCount] = useState(total);

  function filter(wanted: string) {
    const container = document.getElementById(list);
    if (!container) return;
    cards.current ??= readCards(container);
    const shown = cards.current.filter(({ words }) => matches(words, wanted));
    // To hide the last of many cards costs the browser far more than to hide their list.
    container.hidden = shown.length === 0;
    if (shown.length > 0) {
      const wantedCards = new Set(shown);
      for (const card of cards.current) card.element.hidden = !wantedCards.has(card);
    }
    setTerm(wanted.trim());
    setCount(shown.length);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was typed before React was here
  useEffect(() => {
    if (input.current?.value) filter(input.current.value);
  }, []);

  function showAll() {
    if (input.current) {
      input.current.value = '';
      input.current.focus();
    }
    filter('');
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers, and React in jsdom, know no <search>
    <div role="search">
      <label htmlFor="place-search" className="font-semibold">
        Search by place or town
      </label>
      <div className="mt-1 flex max-w-prose gap-2">
        <input
          ref={input}
          id="place-search"
          type="search"
          autoComplete="off"
          spellCheck={false}
          className="block min-h-11 w-full rounded-md border border-navy-800 bg-cream-50 px-3 py-2"
          onChange={(event) => filter(event.target.value)}
        />
        {term && (
          <button
            type="button"
            className={buttonStyles({ variant: 'attraction' })}
            onClick={showAll}
          >
            Clear
          </button>
        )}
      </div>
      <p role="status" className="wrap-anywhere mt-2">
        {count === 0 && term
          ? `No attractions found matching "${term}"`
          : `${count} of ${total} attractions`}
      </p>
      {count === 0 && term && (
        <button type="button" className={buttonStyles({ variant: 'schedule' })} onClick={showAll}>
          Show all attractions
        </button>
      )}
    </div>
  );
}

function readCards(container: HTMLElement): Card[] {
  return [...container.children].flatMap((element) => {
    if (!(element instanceof HTMLElement)) return [];
    const textOf = (mark: string) => element.querySelector(`[data-${mark}]`)?.textContent ?? '';
    return [{ element, words: searchable(textOf('name'), textOf('town')) }];
  });
}
