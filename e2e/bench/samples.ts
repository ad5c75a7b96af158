/** What is measured once: numbers by name. */
export type Sample = Readonly<Record<string, number>>;

/** The samples of one page or gesture in one variant: "page", "floor" or another export. */
export interface Row {
  subject: string;
  variant: string;
  samples: readonly Sample[];
}

/**
 * Measures all subjects in all variants in turn, so that a busy moment of the machine affects all.
 * @param origins where each variant is served.
 */
export async function takeSamples(
  runs: number,
  origins: ReadonlyMap<string, string>,
  subjects: readonly { subject: string; measure: (origin: string) => Promise<Sample> }[],
): Promise<Row[]> {
  const rows = subjects.flatMap(({ subject, measure }) =>
    [...origins].map(([variant, origin]) => {
      const samples: Sample[] = [];
      return { subject, variant, samples, measure: () => measure(origin) };
    }),
  );
  // Round 0 warms up the browser and the server and does not count.
  for (let round = 0; round <= runs; round++) {
    for (const { subject, variant, samples, measure } of rows) {
      const sample = await measure();
      if (round > 0) samples.push(sample);
      console.error(`${round}/${runs} ${subject}, ${variant}: ${Object.values(sample).join(', ')}`);
    }
  }
  return rows;
}
