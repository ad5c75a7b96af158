/** The words of a card that the search looks at, prepared once: its name and its town's. */
export function searchable(name: string, townName: string): string[] {
  return [name.toLowerCase(), townName.toLowerCase()];
}

/** Whether the term, in any case, is part of one of the words. An empty term matches all. */
export function matches(words: readonly string[], term: string): boolean {
  const wanted = term.trim().toLowerCase();
  return words.some((word) => word.includes(wanted));
}
