import { routes } from '../../lib/routes';

/** What a page may weigh, in bytes after brotli 11 but for the inline script, which is counted raw. */
export interface Budget {
  html: number;
  /** Files fetched before the first input, the page itself included. */
  requests: number;
  /** All of them together. */
  first: number;
  style: number;
  inlineScript: number;
  /** Script that comes when the heaviest island wakes. */
  script: number;
}

/** 14,600 bytes are the ten packets that a server sends before it waits (RFC 6928). */
const budget: Budget = {
  html: 14_600,
  requests: 4,
  first: 45_000,
  style: 6_000,
  // The early script (2,048), and the call of it behind days off.
  inlineScript: 2_080,
  script: 90_000,
};

/** The page that holds a card for every place has more room. */
export function budgetOf(path: string): Budget {
  return path === routes.places ? { ...budget, html: 24_000, first: 60_000 } : budget;
}
