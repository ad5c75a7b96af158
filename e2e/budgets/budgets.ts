import { routes } from '../../lib/routes';

/** What a page may weigh, in bytes after brotli 11; only the inline script is counted raw. */
const budget = {
  /** The ten packets that a server sends before it waits (RFC 6928). */
  html: 14_600,
  /** Files fetched before the first input, the page itself included. */
  requests: 4,
  /** All of these files together. */
  first: 45_000,
  style: 6_000,
  /** The early script (2,048), and the call of it after the days off. */
  inlineScript: 2_080,
  /** The script that is fetched when the heaviest island wakes. */
  script: 90_000,
};

export type Budget = typeof budget;

/** The page with a card for every attraction has more room. */
export function budgetOf(path: string): Budget {
  return path === routes.places ? { ...budget, html: 24_000, first: 60_000 } : budget;
}
