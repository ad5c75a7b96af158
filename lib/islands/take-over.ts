import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { slotElement } from './slot-element';
import { readProps } from './slots';

let count = 0;

/**
 * Hydrates an island from the props and slots that stand in it.
 *
 * @param fallback what it shows in its place if it throws later on.
 * @returns a promise that settles once React has taken it over.
 * @throws what the component throws before that; the island then has its markup back.
 */
export async function takeOver(
  island: HTMLElement,
  component: ComponentType,
  fallback: ComponentType,
): Promise<void> {
  // An island without an id in its markup needs one as soon as it shows more.
  const { props = '{}', id = `r${count++}` } = island.dataset;
  const before = island.innerHTML;
  const slots = readSlots(island);
  const content = createElement(
    component,
    readProps(props, (slot) => slots.get(slot) ?? ''),
  );
  let isTaken = false;
  await new Promise<void>((resolve, reject) => {
    const onTaken = () => {
      isTaken = true;
      resolve();
    };
    const root = hydrateRoot(island, createElement(Taken, { onTaken, content }), {
      identifierPrefix: id,
      onUncaughtError(error) {
        // React has emptied the island by now.
        if (isTaken) {
          reportError(error);
          root.render(createElement(fallback));
        } else reject(error);
      },
    });
  }).catch((error: unknown) => {
    island.innerHTML = before;
    throw error;
  });
}

/** The markup of each slot: where it is shown, else in the template at the island's end. */
function readSlots(island: HTMLElement): Map<number, string> {
  const slots = new Map<number, string>();
  for (const slot of island.querySelectorAll<HTMLElement>(`${slotElement},template[data-slot]`)) {
    // Another island may stand in a slot, and have slots of its own.
    const outer = slot.parentElement?.closest(slotElement);
    if (outer && island.contains(outer)) continue;
    slots.set(Number(slot.dataset['slot']), slot.innerHTML);
    // React finds nothing in the island but what it drew.
    if (slot.tagName === 'TEMPLATE') slot.remove();
  }
  return slots;
}

function Taken({ onTaken, content }: { onTaken: () => void; content: ReactNode }) {
  useLayoutEffect(onTaken, [onTaken]);
  return content;
}
