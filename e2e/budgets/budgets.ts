import { markdownTable } from 'markdown-table';
import { fileOf, islands } from '../../lib/islands/registry';
import { routes } from '../../lib/routes';

/** What a server sends before it waits: ten packets of TCP, each with 1,400 bytes or more (RFC 6928). */
const firstFlight = 14_000;

/** The measure of the files that an island fetches as it wakes, by the name of its file. */
export const islandMeasure = (file: string) => `island ${file}`;

/** What a page may weigh, in bytes after brotli 11; only the inline script is counted raw. */
const budget: Readonly<Record<string, number>> = {
  /** `firstFlight`, and room for what the owner adds. */
  HTML: 15_500,
  /** Files fetched before the first input, the page itself included. */
  'requests before input': 6,
  /** All of these files together. */
  'all before input': 45_000,
  /** That of the first screen. */
  style: 4_000,
  /** The early script (2,048), the call to it that follows the days off, and the one of 404.html, with the name. */
  'inline script (raw)': 2_250,
  ...Object.fromEntries(
    Object.entries(islands).map(([name, row]) => [islandMeasure(fileOf(name)), row.budget]),
  ),
};

/** What the page with a card for every attraction may weigh instead. */
const budgetOfPlaces: typeof budget = { HTML: 18_000 };

const formatted = (count: number) => count.toLocaleString('en-US');

/**
 * @param weights what pages weigh, in the terms of their budget.
 * @returns for each measure the page with the least of its budget left, as a Markdown table; a
 * sentence for each budget that a page or an island exceeds; and a hint for each page too long for the
 * first flight.
 */
export function compareWithBudgets(
  weights: readonly { path: string; found: Readonly<Record<string, number> & { HTML: number }> }[],
) {
  const table = [['bytes, brotli 11', 'most', 'budget', 'page']];
  const problems: string[] = [];
  for (const [measure, usual] of Object.entries(budget)) {
    const uses = weights
      .map(({ path, found: { [measure]: found = 0 } }) => {
        const limit = (path === routes.places && budgetOfPlaces[measure]) || usual;
        return { path, share: found / limit, found: formatted(found), limit: formatted(limit) };
      })
      .sort((a, b) => b.share - a.share);
    const [most] = uses;
    if (most?.share) table.push([measure, most.found, most.limit, most.path]);
    const over = uses.filter(({ share }) => share > 1);
    // An island takes the same on every page.
    const told = measure.startsWith(islandMeasure('')) ? over.slice(0, 1) : over;
    for (const { path, found, limit } of told) {
      problems.push(`${path}: ${measure}: expected at most ${limit}, found ${found}`);
    }
  }
  const hints = weights.flatMap(({ path, found: { HTML } }) => {
    const hint = `Hint: ${path} takes ${formatted(HTML)} bytes of HTML. Up to ${formatted(firstFlight)}, a phone gets it all at once; shorter texts help.`;
    return HTML > firstFlight && path !== routes.places ? hint : [];
  });
  return { table: markdownTable(table), problems, hints };
}
