/** The items with the same words together, below these words; all in their order. */
export function groupBy<Item>(items: readonly Item[], wordsOf: (item: Item) => string) {
  const words = [...new Set(items.map(wordsOf))];
  return words.map((same) => [same, items.filter((item) => wordsOf(item) === same)] as const);
}
