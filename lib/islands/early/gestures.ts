import { listen, waiting } from './page';
import { wake } from './wake';

/**
 * Wakes an island when a mouse, a pen or the focus enters it, and at a tap: browsers send no such
 * event while a thumb scrolls. A click on a button waits for the island, and is dispatched again.
 */
const wakeByGesture = (event: Event): void => {
  const { type } = event;
  // The document isn't an element. `instanceof` would take more bytes in every page.
  const target = event.target as Partial<Element> & EventTarget;
  const island = target.closest?.<HTMLElement>(waiting);
  if (!island) return;
  const hydrated = wake(island);
  if (type !== 'click' || !target.closest?.('button')) return;
  event.preventDefault();
  event.stopPropagation();
  hydrated.then((isTaken) => {
    // Each in its own task, like a visitor's clicks: React renders in between.
    if (isTaken) setTimeout(() => target.dispatchEvent(new MouseEvent(type, event)));
  });
};

// In the capture phase, before any other listener.
for (const type of ['click', 'mouseover', 'focusin']) listen(type, wakeByGesture, true);
