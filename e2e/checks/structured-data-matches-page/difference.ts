/** The entries that the data tells otherwise than the page shows them. */
export function difference(
  what: string,
  shown: string[][],
  told: string[][] | undefined,
): string[] {
  if (!told) return [`expected ${what} in the form of schema.org in the data, found another`];
  if (shown.length === 0) return [`expected ${what} on the page, found none to compare`];
  if (told.length !== shown.length) {
    return [`expected the ${shown.length} ${what} of the page in the data, found ${told.length}`];
  }
  return shown.flatMap((entry, index) => {
    const found = told[index] ?? [];
    if (entry.join() === found.join()) return [];
    return [
      `expected among the ${what} of the data "${entry.join(': ')}", found "${found.join(': ')}"`,
    ];
  });
}
