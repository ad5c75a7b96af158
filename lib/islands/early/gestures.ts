import { waiting } from './page';
import { wake } from './wake';

/**
 * Wakes an island by a mouse, a pen or the focus in it, and by a tap: browsers tell of none of them
 * while a thumb scrolls. A click on a button waits for the island, and is given again as it was.
 */
const wakeByGesture = (event: Event): void => {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const island = target.closest<HTMLElement>(waiting);
  if (!island) return;
  const hydrated = wake(island);
  if (type !== 'click' || !target.closest('button')) return;
  event.preventDefault();
  event.stopPropagation();
  // Each in a task of its own, as a visitor's clicks come: React draws between two of them.
  hydrated.then(() => setTimeout(() => target.dispatchEvent(new MouseEvent(type, event))));
};

// Before anything else hears of it.
for (const type of ['click', 'mouseover', 'focusin']) addEventListener(type, wakeByGesture, true);
