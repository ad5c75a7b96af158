import { markdownTable } from 'markdown-table';

/** Numbers by the name of what they measure. */
type Sample = Readonly<Record<string, number>>;

/** For measures where whole numbers are too coarse. */
const decimals: Readonly<Record<string, number>> = { CLS: 3, KB: 1 };

/**
 * Measures all subjects in all variants in turn, so that a busy moment on the machine affects all.
 * @param subjects pages or gestures, each with what measures it.
 * @param origins where each variant is served.
 * @returns the medians as a Markdown table; of an even number of runs, the greater of the middle two.
 */
export async function compare(
  heading: string,
  subjects: readonly { name: string; measure: (origin: string) => Promise<Sample> }[],
  origins: Readonly<Record<string, string>>,
  runs: number,
): Promise<string> {
  const rows = subjects.flatMap(({ name, measure }) =>
    Object.entries(origins).map(([variant, origin]) => {
      const samples: Sample[] = [];
      return { cells: [name, variant], samples, measure: () => measure(origin) };
    }),
  );
  // Round 0 warms up the browser and the server and does not count.
  for (let round = 0; round <= runs; round++) {
    for (const { cells, samples, measure } of rows) {
      // Once more if it fails: a busy machine loses a browser now and then.
      const sample = await measure().catch(measure);
      if (round > 0) samples.push(sample);
      console.error(`${round}/${runs} ${cells.join(', ')}: ${Object.entries(sample).join(' ')}`);
    }
  }
  const measures = Object.keys(rows[0]?.samples[0] ?? {});
  const table = rows.map(({ cells, samples }) => {
    const medians = measures.map((name) => {
      const values = samples.map(({ [name]: value = Number.NaN }) => value).sort((a, b) => a - b);
      return values[Math.floor(runs / 2)]?.toFixed(decimals[name]);
    });
    return [...cells, ...medians];
  });
  return markdownTable([[heading, 'variant', ...measures], ...table]);
}
