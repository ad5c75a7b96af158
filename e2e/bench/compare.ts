import { markdownTable } from 'markdown-table';

/** A page or a gesture, and what measures it: numbers by name. */
interface Subject {
  name: string;
  measure: (origin: string) => Promise<Readonly<Record<string, number>>>;
}

/** For measures where whole numbers are too coarse. */
const decimals: Readonly<Record<string, number>> = { CLS: 3, KB: 1 };

/**
 * Measures all subjects in all variants in turn, so that a busy moment on the machine affects all.
 * @param origins where each variant is served.
 * @returns the medians as a Markdown table; of an even number of runs, the greater of the middle two.
 */
export async function compare(
  heading: string,
  subjects: readonly Subject[],
  origins: Readonly<Record<string, string>>,
  runs: number,
): Promise<string> {
  const rows = subjects.flatMap(({ name, measure }) =>
    Object.entries(origins).map(([variant, origin]) => ({
      cells: [name, variant],
      samples: new Map<string, number[]>(),
      measure: () => measure(origin),
    })),
  );
  // Round 0 warms up the browser and the server and does not count.
  for (let round = 0; round <= runs; round++) {
    for (const { cells, samples, measure } of rows) {
      // Once more if it fails: a busy machine loses a browser now and then.
      const sample = Object.entries(await measure().catch(measure));
      if (round > 0) {
        for (const [name, value] of sample)
          samples.set(name, [...(samples.get(name) ?? []), value]);
      }
      console.error(`${round}/${runs} ${cells.join(', ')}: ${sample.join(' ')}`);
    }
  }
  const table = rows.map(({ cells, samples }) => [
    ...cells,
    ...[...samples].map(([name, values]) =>
      values.sort((a, b) => a - b)[Math.floor(runs / 2)]?.toFixed(decimals[name]),
    ),
  ]);
  return markdownTable([[heading, 'variant', ...(rows[0]?.samples.keys() ?? [])], ...table]);
}
