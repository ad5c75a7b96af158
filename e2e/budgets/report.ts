import { markdownTable } from 'markdown-table';
import { type Budget, budgetOf } from './budgets';
import type { Weight } from './weigh';

const measures: readonly (readonly [measure: keyof Budget, title: string])[] = [
  ['html', 'HTML'],
  ['requests', 'requests before input'],
  ['first', 'all before input'],
  ['style', 'style'],
  ['inlineScript', 'inline script (raw)'],
  ['script', 'script after waking'],
];

const formatted = (count: number) => count.toLocaleString('en-US');

/** A sentence for each measure in which a page is over its budget. */
export function overBudget(weights: readonly Weight[]): string[] {
  return weights.flatMap((weight) => {
    const budget = budgetOf(weight.path);
    return measures
      .filter(([measure]) => weight[measure] > budget[measure])
      .map(
        ([measure, title]) =>
          `${weight.path}: ${title}: expected at most ${formatted(budget[measure])}, found ${formatted(weight[measure])}`,
      );
  });
}

/** The heaviest page of each kind, each number beside its budget, as a table in Markdown. */
export function budgetTable(weights: readonly Weight[]): string {
  const heaviest = new Map<string, Weight>();
  for (const weight of weights) {
    // /areas/boise/ and /areas/vale/ are of one kind, /areas/ is another.
    const kind = weight.path.replace(/(?<=.\/)[^/]+\/$/, '*');
    const known = heaviest.get(kind);
    if (!known || weight.html > known.html) heaviest.set(kind, weight);
  }
  const rows = [...heaviest.values()].map((weight) => {
    const budget = budgetOf(weight.path);
    const cells = measures.map(
      ([name]) => `${formatted(weight[name])} of ${formatted(budget[name])}`,
    );
    return [weight.path, ...cells];
  });
  return markdownTable([['bytes, brotli 11', ...measures.map(([, title]) => title)], ...rows]);
}
