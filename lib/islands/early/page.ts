/** Under a short name in the page. */
export const listen = addEventListener;

export const ready = new Promise((resolve) => listen('DOMContentLoaded', resolve));

export const forEachElement = <Found extends HTMLElement>(
  selector: string,
  act: (element: Found) => void,
): void => document.querySelectorAll<Found>(selector).forEach(act);

/** The islands that are still waiting: neither hydrated nor replaced with their plain form. */
export const waiting = '[data-island]';
