import { markdownTable } from 'markdown-table';

/** One measurement: numbers by name. */
export type Sample = Readonly<Record<string, number>>;

/** A page or a gesture. */
interface Subject {
  name: string;
  measure: (origin: string) => Promise<Sample>;
}

/** For measures where whole numbers are too coarse. */
const decimals: Readonly<Record<string, number>> = { CLS: 3, KB: 1 };

/**
 * Measures all subjects in all variants in turn, so that a busy moment on the machine affects all.
 * @param origins where each variant is served.
 * @returns the medians as a Markdown table.
 */
export async function compare(
  heading: string,
  subjects: readonly Subject[],
  origins: ReadonlyMap<string, string>,
  runs: number,
): Promise<string> {
  const rows = subjects.flatMap(({ name, measure }) =>
    [...origins].map(([variant, origin]) => {
      const samples: Sample[] = [];
      return { name, variant, samples, measure: () => measure(origin) };
    }),
  );
  // Round 0 warms up the browser and the server and does not count.
  for (let round = 0; round <= runs; round++) {
    for (const { name, variant, samples, measure } of rows) {
      // Once more if it fails: a busy machine loses a browser now and then.
      const sample = await measure().catch(measure);
      if (round > 0) samples.push(sample);
      console.error(`${round}/${runs} ${name}, ${variant}: ${Object.values(sample).join(', ')}`);
    }
  }
  const measures = Object.keys(rows[0]?.samples[0] ?? {});
  const cells = rows.map(({ name, variant, samples }) => [
    name,
    variant,
    ...measures.map((measure) => median(samples, measure).toFixed(decimals[measure])),
  ]);
  return markdownTable([[heading, 'variant', ...measures], ...cells]);
}

/** Of an even number of samples, the greater of the middle two. */
function median(samples: readonly Sample[], measure: string): number {
  const sorted = samples.map((sample) => Number(sample[measure])).toSorted((a, b) => a - b);
  return Number(sorted[Math.floor(sorted.length / 2)]);
}
