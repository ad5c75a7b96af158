import { markdownTable } from 'markdown-table';
import { routes } from '../../lib/routes';

/** The HTML in the ten packets a server sends before it waits (RFC 6928), next to 300 bytes of headers. */
const firstPackets = 14_300;

/** What a page may weigh, in bytes after brotli 11; only the inline script is counted raw. */
const budget = {
  /** `firstPackets`, and room for what the owner adds. */
  HTML: 16_000,
  /** Files fetched before the first input, the page itself included. */
  'requests before input': 4,
  /** All of these files together. */
  'all before input': 45_000,
  style: 6_000,
  /** The early script (2,048), plus the call to it that follows the days off, or the one of 404.html. */
  'inline script (raw)': 2_200,
  /** The script that is fetched when the heaviest island wakes. */
  'script after waking': 90_000,
};

/** The page with a card for every attraction has more room. */
const budgetOfPlaces = { ...budget, HTML: 24_000, 'all before input': 60_000 };

type Measure = keyof typeof budget;

/** What a page weighs, in the terms of its budget. */
export type Weight = Record<Measure, number> & { path: string };

const formatted = (count: number) => count.toLocaleString('en-US');

/**
 * @returns for each measure the page with the least of its budget left, as a Markdown table; a
 * sentence for each budget a page exceeds; and a hint for each page too long for the first packets.
 */
export function compareWithBudgets(weights: readonly Weight[]) {
  const table = [['bytes, brotli 11', 'most', 'budget', 'page']];
  const problems: string[] = [];
  for (const measure of Object.keys(budget) as Measure[]) {
    const uses = weights
      .map(({ path, [measure]: found }) => {
        const limit = (path === routes.places ? budgetOfPlaces : budget)[measure];
        return { path, share: found / limit, found: formatted(found), limit: formatted(limit) };
      })
      .sort((a, b) => b.share - a.share);
    const [most] = uses;
    if (most) table.push([measure, most.found, most.limit, most.path]);
    for (const { path, found, limit } of uses.filter(({ share }) => share > 1)) {
      problems.push(`${path}: ${measure}: expected at most ${limit}, found ${found}`);
    }
  }
  const hints = weights
    .filter(({ path, HTML }) => path !== routes.places && HTML > firstPackets)
    .map(
      ({ path, HTML }) =>
        `Hint: ${path} takes ${formatted(HTML)} bytes of HTML. Below ${formatted(firstPackets)}, a phone gets it all at once; shorter texts help.`,
    );
  return { table: markdownTable(table), problems, hints };
}
