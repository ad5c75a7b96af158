import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { captureState } from './carry-over';
import { followMovedNodes } from './follow-moved-nodes';
import { slotElement } from './slot-element';
import { readProps } from './slots';

let count = 0;

/**
 * Hydrates an island from the props and slots in its element.
 *
 * @param fallback what to show instead if the component throws later on.
 * @returns a promise that settles once React has taken the island over.
 * @throws what the component throws before that; the island's markup is then restored.
 */
export async function takeOver(
  island: HTMLElement,
  component: ComponentType,
  fallback: ComponentType,
): Promise<void> {
  // An island whose markup has no ids needs a prefix as soon as it renders more.
  const { props = '{}', id = `r${count++}` } = island.dataset;
  const before = island.innerHTML;
  const slots = readSlots(island);
  const known = readProps(props, (slot) => slots.get(slot) ?? '');
  const content = createElement(component, known);
  const carryOver = captureState(island);
  let isTaken = false;
  let failure: unknown;
  let root: Root;
  const onTaken = () => {
    isTaken = true;
    carryOver();
    followMovedNodes(island);
  };
  // In one go. In its own time, React would stop events on their way to an island that waits, and
  // render it anew at some of them: a press, or a move of the focus, would then fail halfway.
  flushSync(() => {
    root = hydrateRoot(island, createElement(Taken, { onTaken, content }), {
      identifierPrefix: id,
      // Someone else has been at the island, and React has rendered it anew.
      onRecoverableError: (error) => console.warn(String(error)),
      onUncaughtError(error) {
        failure = error;
        if (!isTaken) return;
        // React has already emptied the island.
        reportError(error);
        root.render(createElement(fallback));
      },
    });
  });
  if (isTaken) return;
  island.innerHTML = before;
  throw failure;
}

/** The markup of each slot: from its element if it is shown, else from the template at the end. */
function readSlots(island: HTMLElement): Map<number, string> {
  const slots = new Map<number, string>();
  for (const slot of island.querySelectorAll<HTMLElement>(`${slotElement},template[data-slot]`)) {
    // A slot may contain another island with slots of its own.
    const outer = slot.parentElement?.closest(slotElement);
    if (outer && island.contains(outer)) continue;
    slots.set(Number(slot.dataset['slot']), slot.innerHTML);
    // React expects nothing in the island but what it rendered.
    if (slot.tagName === 'TEMPLATE') slot.remove();
  }
  return slots;
}

function Taken({ onTaken, content }: { onTaken: () => void; content: ReactNode }) {
  useLayoutEffect(onTaken, [onTaken]);
  return content;
}
