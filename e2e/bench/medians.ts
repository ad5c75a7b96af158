/** Numbers by the name of what they measure. */
export type Sample = Readonly<Record<string, number>>;

/** The median of each number, in three digits; of an even count, the greater of the middle two. */
export function mediansOf(samples: readonly Sample[]): Sample {
  const medians = Object.keys(samples[0] ?? {}).map((measure) => {
    const values = samples.map(({ [measure]: value = Number.NaN }) => value);
    const median = values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
    return [measure, Number(median?.toPrecision(3))];
  });
  return Object.fromEntries(medians);
}
