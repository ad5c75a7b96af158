/** What is noted on the document: that its script runs, and whether a file of it did not come. */
export const notes = document.documentElement.dataset;

/** Settles when the whole document has been read. */
export const ready = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

/** Does something to every element that matches. */
export const all = (selector: string, act: (element: HTMLElement) => void): void =>
  document.querySelectorAll<HTMLElement>(selector).forEach(act);

/** The islands that wait: neither hydrated nor left to their plain form. */
export const waiting = '[data-island]';
