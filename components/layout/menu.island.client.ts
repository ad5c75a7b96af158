'use client';

import { required } from '@/lib/islands/required';

/** From this width on, links replace the menu: a test compares it with the stylesheet's. */
const wideEnough = '(width >= 56.25rem)';

/** Closes the menu at its links, on Escape, at a tap beside it, and as the focus leaves. */
export function menu(island: HTMLElement): void {
  const details = required<HTMLDetailsElement>(island, 'details');
  const summary = required(details, 'summary');
  const close = () => {
    details.open = false;
  };
  for (const link of details.querySelectorAll('a')) link.addEventListener('click', close);
  matchMedia(wideEnough).addEventListener('change', close);
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && details.contains(target);
  document.addEventListener('keydown', ({ key, target }) => {
    // After a tap in Safari, the body has the focus. Elsewhere, Escape is for what has the focus.
    if (key !== 'Escape' || !details.open || !(isInside(target) || target === document.body))
      return;
    close();
    summary.focus();
  });
  // Not a click: Safari on a phone sends none to what can't be clicked.
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isInside(target)) close();
  });
  // Without a next element, another window may have the focus.
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isInside(relatedTarget)) close();
  });
}
