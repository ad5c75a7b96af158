/** Notes on the document, such as that its script runs. */
export const notes = document.documentElement.dataset;

/** Resolves when the whole document has been parsed. */
export const ready = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

/** Does something with every matching element. */
export const all = (selector: string, act: (element: HTMLElement) => void): void =>
  document.querySelectorAll<HTMLElement>(selector).forEach(act);

/** The islands that are still waiting: neither hydrated nor replaced with their plain form. */
export const waiting = '[data-island]';
