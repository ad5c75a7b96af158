/** Numbers by the name of what they measure. */
type Sample = Readonly<Record<string, number>>;

/**
 * Measures all subjects in all variants in turn, so that a busy moment on the machine affects all.
 * @param subjects pages or gestures, each with what measures it.
 * @param origins where each variant is served.
 * @returns the medians in three digits; of an even number of runs, the greater of the middle two.
 */
export async function compare(
  subjects: readonly { name: string; measure: (origin: string) => Promise<Sample> }[],
  origins: Readonly<Record<string, string>>,
  runs: number,
) {
  const rows = subjects.flatMap(({ name, measure }) =>
    Object.entries(origins).map(([variant, origin]) => {
      const samples: Sample[] = [];
      return { name, variant, samples, measure: () => measure(origin) };
    }),
  );
  // Round 0 warms up the browser and the server and does not count.
  for (let round = 0; round <= runs; round++) {
    console.error(`${round}/${runs}`);
    for (const { samples, measure } of rows) {
      // Once more if it fails: a busy machine loses a browser now and then.
      const sample = await measure().catch(measure);
      if (round > 0) samples.push(sample);
    }
  }
  return rows.map(({ name, variant, samples }) => {
    const medians = Object.keys(samples[0] ?? {}).map((measure) => {
      const values = samples.map(({ [measure]: value = Number.NaN }) => value);
      const median = values.sort((a, b) => a - b)[Math.floor(runs / 2)];
      return [measure, Number(median?.toPrecision(3))];
    });
    return { name, variant, ...Object.fromEntries(medians) };
  });
}
