import { markdownTable } from 'markdown-table';
import { categories } from './lighthouse';
import type { Row, Sample } from './samples';

/** For the measures for which whole numbers are too coarse. */
const decimals: Readonly<Record<string, number>> = { CLS: 3, KB: 1 };

/** The medians as a Markdown table. */
export function medianTable(heading: string, rows: readonly Row[]): string {
  const measures = Object.keys(rows[0]?.samples[0] ?? {});
  return markdownTable([
    [heading, 'variant', ...measures],
    ...rows.map(({ subject, variant, samples }) => [
      subject,
      variant,
      ...measures.map((name) => median(samples, name).toFixed(decimals[name])),
    ]),
  ]);
}

/** Of an even number of samples, the mean of the middle two. */
function median(samples: readonly Sample[], name: string): number {
  const sorted = samples.flatMap((sample) => sample[name] ?? []).toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The targets that the medians of "page" miss, a sentence for each. */
export function missedTargets(rows: readonly Row[]): string[] {
  return rows.flatMap(({ subject, variant, samples }) => {
    if (variant !== 'page') return [];
    const page = (name: string) => median(samples, name);
    const floor = rows.find((row) => row.subject === subject && row.variant === 'floor');
    const lcp = page('LCP ms') / median(floor?.samples ?? [], 'LCP ms');
    const targets: [reached: boolean, found: string][] = [
      [lcp <= 1.05, `LCP is ${lcp.toFixed(3)} of the floor's; expected at most 1.05`],
      [page('TBT ms') < 20, `TBT is ${page('TBT ms').toFixed()} ms; expected less than 20`],
      [page('CLS') === 0, `CLS is ${page('CLS').toFixed(4)}; expected 0`],
      ...categories.map((name): [boolean, string] => [
        page(name) === 100,
        `${name} is ${page(name)}; expected 100`,
      ]),
    ];
    return targets.filter(([reached]) => !reached).map(([, found]) => `${subject}: ${found}`);
  });
}
