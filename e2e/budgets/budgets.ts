import { islandModules } from '../../scripts/build/islands/modules';

/** What a page may weigh, in bytes after brotli 11 unless the name says otherwise. */
const budgets: Readonly<Record<string, number>> = {
  /** Ten packets of TCP (RFC 6928) of 1,400 bytes, which a server sends at once, and some more. */
  HTML: 14_500,
  'HTML with all attractions': 18_500,
  /** Files fetched before the first input, the page itself included. */
  'requests before input': 6,
  /** All of these files together. */
  'all before input': 45_000,
  /** All that an island fetches as it wakes; React and what drives it are 62,000. */
  ...Object.fromEntries(
    islandModules.map(({ file, isComponent }) => [`island ${file}`, isComponent ? 65_000 : 1_000]),
  ),
  /** Those that may take more. */
  'island carousel': 88_000,
  'island contact-form': 72_000,
  /** With the list of documents and what to know of them. */
  'island document-finder': 84_000,
  'island finder': 80_000,
  'island not-found-switch': 1_500,
  'island phone-reveal': 84_000,
  'island price-calculator': 72_000,
  /** The first visit, until a form can be filled in, and what it fetches for the first save. */
  forms: 580_000,
  'check before a save': 125_000,
  /** What a form then fetches to show its page; with the stylesheet. */
  'page beside a form': 125_000,
};

const ofOwner = ['HTML', 'HTML with all attractions', 'all before input'];

/**
 * @param weights what pages weigh, in the terms of their budget.
 * @returns the heaviest page by each measure, and a sentence for each budget that is exceeded.
 */
export function compareWithBudgets(
  weights: readonly { path: string; found: Readonly<Record<string, number>> }[],
) {
  const rows = weights
    .flatMap(({ path, found }) =>
      Object.entries(found).map(([measure, most]) => {
        return { measure, most, budget: budgets[measure] ?? 0, path };
      }),
    )
    .sort((a, b) => b.most - a.most);
  const isHeaviest = (row: (typeof rows)[number]) =>
    rows.find(({ measure }) => measure === row.measure) === row;
  // An island takes the same on every page.
  const over = rows.filter(
    (row) => row.most > row.budget && (isHeaviest(row) || !row.measure.startsWith('island')),
  );
  return {
    heaviest: rows.filter(isHeaviest),
    /** Whether code exceeds one: what the owner writes adds only to the measures in `ofOwner`. */
    isCodeOver: over.some(({ measure }) => !ofOwner.includes(measure)),
    problems: over.map(
      ({ path, measure, budget, most }) =>
        `${path}: ${measure}: expected at most ${budget}, found ${most}`,
    ),
  };
}
