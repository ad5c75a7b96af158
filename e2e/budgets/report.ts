import { markdownTable } from '../bench/markdown-table';
import { type Budget, budgetOf } from './budgets';
import type { Weight } from './weigh';

const columns = {
  html: 'HTML',
  requests: 'requests before input',
  first: 'all before input',
  style: 'style',
  inlineScript: 'inline script (raw)',
  script: 'script after waking',
} as const satisfies Record<keyof Budget, string>;

const measures = ['html', 'requests', 'first', 'style', 'inlineScript', 'script'] as const;

/** A sentence for each measure in which a page is over its budget. */
export function overBudget(weights: readonly Weight[]): string[] {
  return weights.flatMap((weight) => {
    const budget = budgetOf(weight.path);
    return measures
      .filter((measure) => weight[measure] > budget[measure])
      .map(
        (measure) =>
          `${weight.path}: ${columns[measure]}: expected at most ${figure(budget[measure])}, found ${figure(weight[measure])}`,
      );
  });
}

/** The heaviest page of each kind, each figure beside its budget, as a table in Markdown. */
export function budgetTable(weights: readonly Weight[]): string {
  const heaviest = new Map<string, Weight>();
  for (const weight of weights) {
    const kind = kindOf(weight.path);
    const known = heaviest.get(kind);
    if (!known || weight.html > known.html) heaviest.set(kind, weight);
  }
  return markdownTable(
    ['bytes, brotli 11', ...measures.map((measure) => columns[measure])],
    [...heaviest.values()].map((weight) => {
      const budget = budgetOf(weight.path);
      return [
        weight.path,
        ...measures.map((measure) => `${figure(weight[measure])} of ${figure(budget[measure])}`),
      ];
    }),
  );
}

/** /areas/boise/ and /areas/vale/ are of one kind, /areas/ is another. */
function kindOf(path: string): string {
  return path.replace(/[^/]+\/$/, (slug, at: number) => (at > 1 ? '*' : slug));
}

function figure(count: number): string {
  return count.toLocaleString('en-US');
}
